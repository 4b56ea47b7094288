import type { lotoList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of lockouts. */
export const listWords = {
  title: 'LOTO',
  long: 'Lockouts',
  records: ['lockout', 'lockouts'],
  create: 'Plan lockout',
  board: 'Live board',
  templates: 'Templates',
  search: 'Search lockouts',
  show: 'Show lockouts',
  only: 'Only lockouts that are',
  more: 'More for',
  edit: 'Edit',
  clone: 'Copy',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this lockout?',
  deleted: 'The lockout was deleted.',
  noMachine: 'No machine yet',
  noTime: 'No time yet',
  until: (end: string) => `to ${end}`,
  nobody: 'Nobody leads it yet',
  waitsForYou: 'Waits for you',
  points: (locked: number, of: number) => `${locked} of ${of} points`,
  locks: (locks: number, people: number) =>
    `${locks === 1 ? '1 lock' : `${locks} locks`}${people === 0 ? '' : `, ${people === 1 ? '1 person' : `${people} people`}`}`,
  noLocks: 'No lock is on',
  isLong: 'On for more than 12 h',
  people: { searchBy: 'Search people by name', find: 'Find people' },
  templateSearch: { searchBy: 'Search templates by code or title', find: 'Find templates' },
  columns: {
    job: 'Lockout',
    number: 'Number',
    status: 'Status',
    equipment: 'Equipment',
    start: 'Planned',
    lead: 'Leads',
    locks: 'Locks',
  },
} as const

export const tabNames = {
  mine: 'Mine',
  live: 'Out of service',
  all: 'All',
} as const satisfies Record<SectionOf<typeof lotoList>, string>

export const sortNames = {
  start: 'Planned',
  number: 'Number',
  title: 'Lockout',
  equipment: 'Equipment',
  locks: 'Locks',
} as const satisfies Record<OrderOf<typeof lotoList>, string>
