import type { messagesList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the message center. */
export const words = {
  title: 'Message center',
  records: ['message', 'messages'],
  write: 'Write message',
  search: 'Search messages',
  show: 'Show messages',
  only: 'Only messages that are',
  more: 'More for',
  edit: 'Edit',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this message?',
  deleted: 'The message was deleted.',
  columns: { message: 'Message', state: 'State', from: 'From', priority: 'Priority', time: 'Time' },
  unread: 'Unread',
  read: 'Read',
  toAcknowledge: 'To acknowledge',
  acknowledged: 'Acknowledged',
  noTime: 'No time yet',
  fromTo: (start: string, end: string) => `${start} to ${end}`,
} as const

export const tabNames = {
  inbox: 'Inbox',
  sent: 'Sent',
  drafts: 'Drafts',
  ended: 'Ended',
} as const satisfies Record<SectionOf<typeof messagesList>, string>

export const sortNames = {
  unread: 'Unread',
  starts: 'Time',
  title: 'Message',
  priority: 'Priority',
} as const satisfies Record<OrderOf<typeof messagesList>, string>
