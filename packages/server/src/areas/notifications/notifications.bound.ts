import type { AreaHandlers } from '../../handler.ts'
import { get, list, markRead, unsubscribe } from './notifications.handlers.ts'

/** Which handler answers which call of the area. */
export const notificationsHandlers: AreaHandlers<'notifications'> = {
  'notifications.list': list,
  'notifications.markRead': markRead,
  'notifications.get': get,
  'notifications.unsubscribe': unsubscribe,
}
