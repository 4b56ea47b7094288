import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

/** What the documents say of the calls about notifications. */
export const notificationsWords = {
  notes: {
    'notifications.list':
      'What is not open to the person any more is told without its record: that there was something is theirs, what it was is not.',
    'notifications.markRead': 'Somebody else’s are passed over. Nothing is made unread again.',
    'notifications.inbox':
      'What is not open to the person any more is told without its record. What was put off stands under `later` alone until its time comes; then it stands in front, and the newest of it is unread.',
    'notifications.ofRecord': 'One that was put off lists what was put off with it.',
    'notifications.putOff':
      'A shift starts when the quiet hours of the person end, or at six. An evening that has begun is no choice any more. What waits for a mail is not mailed: it was seen.',
    'notifications.get': 'It is not marked as read by that.',
    'notifications.unsubscribe':
      'It needs no sign-in: what the link carries proves whose mail it was in. It ends the mails of every group; the inbox stays, and the settings turn mails on again. The mails carry the same for mail programs (`List-Unsubscribe`).',
  },
  inputs: {
    'notifications.inbox': {
      tab: 'All, what is not read yet, or what was put off.',
      ...paging('Records', 20),
    },
    'notifications.ofRecord': { notificationId: 'The id of a notification, one of your own.' },
    'notifications.putOff': {
      notificationId: 'The id of a notification, one of your own.',
      until:
        'This evening at 18:00, tomorrow at shift start, or Monday at shift start; `now` brings it back.',
    },
    'notifications.get': { notificationId: 'The id of a notification, one of your own.' },
    'notifications.unsubscribe': { mails: 'What the link of a mail carries.' },
    'notifications.list': { unread: 'Only what is not read yet.', ...paging('Rows', 20) },
    'notifications.markRead': {
      notificationIds: 'Up to 100 of them; left out, all that there are.',
      isWholeRecord: 'Whether all that stands in the inbox of the same records is read with them.',
    },
  },
} as const satisfies AreaWords<'notifications'>
