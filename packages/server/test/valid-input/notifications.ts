import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const notificationsInputs = (): ValidInputs<'notifications'> => ({
  'notifications.list': { unread: 'true' },
  'notifications.inbox': { tab: 'unread' },
  'notifications.ofRecord': { notificationId: 'none' },
  'notifications.putOff': { notificationId: 'none', until: 'week' },
  'notifications.markRead': { notificationIds: 'none' },
  'notifications.get': { notificationId: 'none' },
  'notifications.unsubscribe': { mails: 'none' },
})
