import type { hazardsList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the library of hazards. */
export const words = {
  title: 'Hazards',
  records: ['hazard', 'hazards'],
  create: 'Add hazard',
  search: 'Search hazards',
  show: 'Show hazards',
  only: 'Only hazards that are',
  more: 'More for',
  edit: 'Edit',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this hazard?',
  deleted: 'The hazard was deleted.',
  columns: {
    hazard: 'Hazard',
    energies: 'Energies',
    initial: 'Before controls',
    residual: 'With controls',
    review: 'Review',
    owner: 'Owner',
  },
  due: (day: string) => `Due ${day}`,
} as const

export const tabNames = {
  active: 'Active',
  drafts: 'Drafts',
  retired: 'Retired',
} as const satisfies Record<SectionOf<typeof hazardsList>, string>

export const sortNames = {
  title: 'Hazard',
  initial: 'Before controls',
  residual: 'With controls',
  review: 'Review',
} as const satisfies Record<OrderOf<typeof hazardsList>, string>
