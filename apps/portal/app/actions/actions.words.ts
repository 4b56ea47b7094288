import type { actionsList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of actions. */
export const words = {
  title: 'Actions',
  records: ['action', 'actions'],
  raise: 'Raise action',
  waiting: 'Move several at once',
  search: 'Search actions',
  show: 'Show actions',
  only: 'Only actions that are',
  more: 'More',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this action?',
  deleted: 'The action was deleted.',
  you: 'You',
  columns: {
    action: 'Action',
    number: 'Number',
    status: 'Status',
    doing: 'Doing',
    priority: 'Priority',
    due: 'Due',
  },
  view: 'View',
  views: { list: 'List', board: 'Board' },
  showAll: (total: string) => `Show all ${total}`,
  people: { searchBy: 'Search people by name', find: 'Find people' },
} as const

export const tabNames = {
  mine: 'Mine',
  team: 'My team',
  all: 'All',
} as const satisfies Record<SectionOf<typeof actionsList>, string>

export const sortNames = {
  due: 'Due',
  number: 'Number',
  title: 'Action',
  status: 'Status',
  priority: 'Priority',
  created: 'Raised',
} as const satisfies Record<OrderOf<typeof actionsList>, string>

/** Why an action stands where it stands, below its status. */
export const waitWords = {
  waitsFor: (name: string) => `Waits for ${name}`,
  waitsForYou: 'Waits for you',
  watchedUntil: (day: string) => `Watched until ${day}`,
  until: (day: string) => `until ${day}`,
  on: (day: string) => `On ${day}`,
} as const

/** What an action was raised from. */
export function raisedFrom(title: string): string {
  return `from ${title}`
}

/** Who does an action: the first one by name. */
export function doneBy(name: string, others: number): string {
  return others === 0 ? name : `${name} and ${others} more`
}
