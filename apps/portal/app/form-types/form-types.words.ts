import type { formTypeList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of form types. */
export const words = {
  title: 'Form types',
  records: ['form type', 'form types'],
  create: 'Add form type',
  search: 'Search form types',
  show: 'Show form types',
  only: 'Only form types that are',
  more: 'More for',
  edit: 'Edit',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this form type?',
  deleted: 'The form type was deleted.',
  columns: {
    name: 'Form type',
    place: 'Place',
    forms: 'Forms',
    changed: 'Changed',
  },
  /** How many forms stand in it, and how many of them can be started. */
  forms: (all: number) => (all === 1 ? '1 form' : `${all} forms`),
  toStart: (some: number) => `${some} to start`,
} as const

export const tabNames = {
  active: 'Active',
  inactive: 'Inactive',
} as const satisfies Record<SectionOf<typeof formTypeList>, string>

export const sortNames = {
  sort: 'Place in the menu',
  name: 'Form type',
  forms: 'Forms',
  changed: 'Changed',
} as const satisfies Record<OrderOf<typeof formTypeList>, string>
