import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

/** What the documents say of the calls about notifications. */
export const notificationsWords = {
  notes: {
    'notifications.list':
      'What is not open to the person any more is told without its record: that there was something is theirs, what it was is not.',
    'notifications.markRead': 'Somebody else’s are passed over. Nothing is made unread again.',
  },
  inputs: {
    'notifications.list': { unread: 'Only what is not read yet.', ...paging('Rows', 20) },
    'notifications.markRead': {
      notificationIds: 'Up to 100 of them; left out, all that there are.',
    },
  },
} as const satisfies AreaWords<'notifications'>
