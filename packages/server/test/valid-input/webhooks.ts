import type { RecordIds, ValidInputs } from './inputs.ts'

const draft = { name: 'Intranet', url: 'https://intranet.example/in', events: 'action.raised' }

/** A valid input of each call of the area that answers. */
export const webhooksInputs = ({ webhook: webhookId }: RecordIds): ValidInputs<'webhooks'> => ({
  'webhooks.list': {},
  'webhooks.create': draft,
  'webhooks.edit': { webhookId, ...draft },
  'webhooks.pause': { webhookId },
  'webhooks.resume': { webhookId },
  'webhooks.remove': { webhookId },
  'webhooks.rotateSecret': { webhookId },
  'webhooks.deliveries': { webhookId },
  'webhooks.redeliver': { webhookId, deliveryId: `delivery-of-${webhookId}` },
  'webhooks.sendTest': { webhookId },
})
