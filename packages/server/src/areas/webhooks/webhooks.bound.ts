import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as webhooks from './webhooks.handlers.ts'
import { webhookTies } from './webhooks.ties.ts'

/** Which handler answers which call of the area. */
export const webhooksHandlers: AreaHandlers<'webhooks'> = {
  'webhooks.list': webhooks.list,
  'webhooks.create': webhooks.create,
  'webhooks.edit': webhooks.edit,
  'webhooks.pause': webhooks.pause,
  'webhooks.resume': webhooks.resume,
  'webhooks.remove': webhooks.remove,
  'webhooks.rotateSecret': webhooks.rotateSecret,
  'webhooks.deliveries': webhooks.deliveries,
  'webhooks.redeliver': webhooks.redeliver,
  'webhooks.sendTest': webhooks.sendTest,
}

/** How each of its kinds of record is tied to people. */
export const webhooksTies = { webhook: webhookTies } satisfies Partial<TieFinders>
