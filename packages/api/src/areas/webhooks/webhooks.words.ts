import type { AreaWords } from '../../openapi/area-words.ts'
import { webhookEventsOf, webhookRecordTypes, webhooksMax } from './webhooks.vocabulary.ts'

const types = webhookRecordTypes
  .map((recordType) =>
    webhookEventsOf(recordType)
      .map(({ type }) => `\`${type}\``)
      .join(', '),
  )
  .join('; ')

const draft = {
  name: 'What is told, 1 to 100 characters.',
  url: 'Where the events are posted to: https, or http on this machine. An address of a private network is refused unless the operator allows it.',
  events: `What it is told: ${types}.`,
}

/** What the documents say of the calls about webhooks. */
export const webhooksWords = {
  notes: {
    'webhooks.create': `An event is posted as JSON, signed after Standard Webhooks: \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`, which \`verifyWebhook\` of this package checks. Any answer of 200 to 299 within 10 seconds takes it; redirects are not followed. Otherwise it is tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10 and 14 hours. The same event may come twice, under the same \`webhook-id\`. The secret is shown once; of a repeated post it is null. An organisation has ${webhooksMax} webhooks at most.`,
    'webhooks.edit': 'What is on its way already goes to the new address.',
    'webhooks.pause':
      'What happens meanwhile is not told later. A webhook that takes nothing for five days, or answers 410, is paused by itself, and administrators are told.',
    'webhooks.rotateSecret': 'For 24 hours each event carries two signatures, of both secrets.',
    'webhooks.redeliver': 'Not while the webhook is paused.',
    'webhooks.sendTest': 'Not while the webhook is paused.',
  },
  inputs: {
    'webhooks.create': draft,
    'webhooks.edit': draft,
    'webhooks.deliveries': {
      pLimit: 'Deliveries on a page, 1 to 200; 20 unless said otherwise.',
      pOffset: 'Rows to pass over; 0 unless said otherwise.',
    },
    'webhooks.redeliver': { deliveryId: 'The `webhook-id` of the delivery.' },
  },
  answers: {
    'webhooks.create': { secret: 'Shown once, `whsec_…`; null when a post is repeated.' },
    'webhooks.rotateSecret': { secret: 'Shown once, `whsec_…`; null when a post is repeated.' },
  },
  parts: {
    Webhook: {
      pausedBy:
        '`person` somebody did it, `failing` nothing was taken for five days, `gone` the address answered 410; null while it is active.',
      failingSince: 'Since when nothing has been taken; null while deliveries arrive.',
      waiting: 'How many deliveries are due.',
    },
    WebhookDelivery: {
      deliveryId: 'The `webhook-id`, the same at each try.',
      status: 'The status of the last answer; null where none came.',
      note: 'The beginning of the last answer, or why none came.',
      nextTryAt: 'When it is tried next; null once it is settled.',
    },
  },
} as const satisfies AreaWords<'webhooks'>
