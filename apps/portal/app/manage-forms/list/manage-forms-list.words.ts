import type { manageFormsList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of forms as those who make them see it. */
export const listWords = {
  title: 'Manage forms',
  records: ['form', 'forms'],
  create: 'New form',
  search: 'Search forms',
  show: 'Show forms',
  only: 'Only forms that are',
  more: 'More for',
  build: 'Edit the questions',
  goOn: 'Go on in the builder',
  copy: 'Copy',
  remove: 'Delete',
  version: (version: number) => `Version ${version}`,
  notPublished: (next: number) => `Draft ${next} not published`,
  neverPublished: 'Never published',
  entries: (count: number) =>
    count === 0
      ? 'No entries'
      : count === 1
        ? '1 entry'
        : `${count.toLocaleString('en-US')} entries`,
  nobodys: 'Nobody’s in particular',
  columns: {
    form: 'Form',
    type: 'Type',
    state: 'State',
    entries: 'Entries',
    changed: 'Changed',
    owner: 'Owner',
  },
} as const

export const tabNames = {
  inUse: 'In use',
  drafts: 'Drafts',
  archived: 'Archived',
} as const satisfies Record<SectionOf<typeof manageFormsList>, string>

export const sortNames = {
  title: 'Form',
  type: 'Type',
  entries: 'Entries',
  changed: 'Changed',
} as const satisfies Record<OrderOf<typeof manageFormsList>, string>
