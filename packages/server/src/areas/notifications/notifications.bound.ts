import type { AreaHandlers } from '../../handler.ts'
import { get, list, markRead, unsubscribe } from './notifications.handlers.ts'
import { inbox, ofRecord, putOff } from './notifications.inbox.handlers.ts'

/** Which handler answers which call of the area. */
export const notificationsHandlers: AreaHandlers<'notifications'> = {
  'notifications.list': list,
  'notifications.inbox': inbox,
  'notifications.ofRecord': ofRecord,
  'notifications.putOff': putOff,
  'notifications.markRead': markRead,
  'notifications.get': get,
  'notifications.unsubscribe': unsubscribe,
}
