import type { OrderOf, SectionOf, sqrList } from '@holdpoint/api'

/** The words of the list of safety quality reports. */
export const listWords = {
  title: 'Quality reports',
  long: 'Safety quality reports',
  records: ['report', 'reports'],
  create: 'Report an event',
  search: 'Search reports',
  show: 'Show reports',
  only: 'Only reports that are',
  more: 'More for',
  edit: 'Edit',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this draft of a quality report?',
  deleted: 'The draft was deleted.',
  setUp: 'Statuses and thresholds',
  categories: 'Categories',
  noTime: 'No time yet',
  lost: (time: string) => `${time} h lost`,
  nothingLost: 'No time lost',
  noOwner: 'Nobody owns it yet',
  waitsForYou: 'Waits for you',
  due: (when: string) => `Due ${when}`,
  ncr: (step: string) => `NCR: ${step.toLowerCase()}`,
  openActions: (open: number, all: number) =>
    open === 0
      ? all === 1
        ? 'Its action is closed'
        : `All ${all} actions closed`
      : `${open} of ${all} ${all === 1 ? 'action' : 'actions'} open`,
  people: { searchBy: 'Search people by name', find: 'Find people' },
  categorySearch: { searchBy: 'Search by name', find: 'Find categories' },
  columns: {
    report: 'Report',
    number: 'Number',
    severity: 'Severity',
    status: 'Status',
    where: 'Where',
    start: 'Began',
    lost: 'Lost',
    owner: 'Owner and due',
    work: 'NCR and actions',
  },
} as const

export const tabNames = {
  mine: 'My reports',
  team: 'My team',
  all: 'All',
} as const satisfies Record<SectionOf<typeof sqrList>, string>

export const sortNames = {
  start: 'Began',
  number: 'Number',
  title: 'Title',
  severity: 'Severity',
  lost: 'Lost time',
  changed: 'Changed last',
} as const satisfies Record<OrderOf<typeof sqrList>, string>
