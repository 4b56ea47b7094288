import type { filesList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the file library’s list. */
export const words = {
  title: 'Files',
  records: ['file', 'files'],
  search: 'Search name, folder, tag or number',
  show: 'Show files',
  only: 'Only files that are',
  add: 'Add file',
  more: 'More for',
  open: 'Open',
  people: 'People',
  reviewDue: 'Review due',
  noFolder: 'At the top',
  version: (version: number | null) => (version === null ? 'None in force' : `Version ${version}`),
  due: (day: string) => `by ${day}`,
  columns: {
    name: 'Name',
    folder: 'Folder',
    version: 'In force',
    changed: 'Changed',
    review: 'Next review',
    pin: 'Pin',
  },
  folders: { searchBy: 'Search folders by name', find: 'Find folders' },
  tags: { searchBy: 'Search tags', find: 'Find tags' },
} as const

export const tabNames = {
  acknowledge: 'To acknowledge',
  library: 'In force',
  pinned: 'Pinned',
  work: 'In preparation',
  archived: 'Archived',
} as const satisfies Record<SectionOf<typeof filesList>, string>

export const sortNames = {
  name: 'Name',
  folder: 'Folder',
  number: 'Number',
  changed: 'Last change',
  review: 'Next review',
} as const satisfies Record<OrderOf<typeof filesList>, string>
