/** The words of the inbox. */
export const words = {
  title: 'Notifications',
  intro: 'What you were told in the last 90 days.',
  none: 'Nothing was told to you yet. What waits for you and what you follow is told here.',
  noneUnread: 'You have read everything.',
  tabs: { all: 'All', unread: 'Unread' },
  list: 'Notifications',
  open: 'Open',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  marked: 'Marked as read.',
  isNew: 'New',
  gone: 'It is gone, or not open to you any more.',
} as const
