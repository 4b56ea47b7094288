import type { AreaHandlers } from '../../handler.ts'
import { list, remove, save } from './subscriptions.handlers.ts'

/** Which handler answers which call of the area. */
export const subscriptionsHandlers: AreaHandlers<'subscriptions'> = {
  'subscriptions.list': list,
  'subscriptions.save': save,
  'subscriptions.remove': remove,
}
