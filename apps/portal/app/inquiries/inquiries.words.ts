import type { inquiryList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of inquiries. */
export const words = {
  title: 'Inquiries',
  records: ['inquiry', 'inquiries'],
  create: 'New inquiry',
  search: 'Search inquiries',
  show: 'Show inquiries',
  only: 'Only inquiries that are',
  more: 'More for',
  edit: 'Edit',
  columns: {
    subject: 'Inquiry',
    status: 'Status',
    priority: 'How much it presses',
    asker: 'Asked by',
    assignee: 'Taken by',
    asked: 'Asked',
    changed: 'Changed',
  },
  nobody: 'Nobody yet',
  replies: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
} as const

export const tabNames = {
  mine: 'Mine',
  open: 'Open',
  all: 'All',
} as const satisfies Record<SectionOf<typeof inquiryList>, string>

export const sortNames = {
  asked: 'Asked',
  priority: 'How much it presses',
  subject: 'Subject',
  changed: 'Changed',
} as const satisfies Record<OrderOf<typeof inquiryList>, string>
