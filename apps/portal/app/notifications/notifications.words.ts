import { laterLabels, type LaterChoice } from '@holdpoint/api/vocabulary'

/** The words of the inbox. */
export const words = {
  title: 'Notifications',
  intro: 'What you were told in the last 90 days.',
  none: 'Nothing was told to you yet. What waits for you and what you follow is told here.',
  noneUnread: 'You have read everything.',
  noneLater: 'You have put off nothing.',
  tabs: { all: 'All', unread: 'Unread', later: 'Later' },
  list: 'Notifications',
  open: 'Open',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  marked: 'Marked as read.',
  isNew: 'New',
  newOf: (unread: number) => `New (${unread})`,
  gone: 'It is gone, or not open to you any more.',
  earlier: (count: number) => (count === 1 ? 'Show 1 earlier' : `Show ${count} earlier`),
  hideEarlier: 'Hide earlier',
  earlierList: (about: string) => `Earlier: ${about}`,
  later: 'Later',
  laterChoice: (until: LaterChoice, at: string) => `${laterLabels[until]}, ${at}`,
  putOff: (at: string) => `Put off. It comes back ${at}.`,
  comesBack: (at: string) => `Comes back ${at}`,
  bringBack: 'Bring back now',
  broughtBack: 'It stands in your inbox again.',
} as const
