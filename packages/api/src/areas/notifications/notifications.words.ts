import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

/** What the documents say of the calls about notifications. */
export const notificationsWords = {
  notes: {
    'notifications.list':
      'What is not open to the person any more is told without its record: that there was something is theirs, what it was is not.',
    'notifications.markRead': 'Somebody else’s are passed over. Nothing is made unread again.',
    'notifications.get': 'It is not marked as read by that.',
    'notifications.unsubscribe':
      'It needs no sign-in: what the link carries proves whose mail it was in. It ends the mails of every group; the inbox stays, and the settings turn mails on again. The mails carry the same for mail programs (`List-Unsubscribe`).',
  },
  inputs: {
    'notifications.get': { notificationId: 'The id of a notification, one of your own.' },
    'notifications.unsubscribe': { mails: 'What the link of a mail carries.' },
    'notifications.list': { unread: 'Only what is not read yet.', ...paging('Rows', 20) },
    'notifications.markRead': {
      notificationIds: 'Up to 100 of them; left out, all that there are.',
    },
  },
} as const satisfies AreaWords<'notifications'>
