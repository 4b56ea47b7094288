import type { lotoTemplateList, OrderOf, SectionOf } from '@holdpoint/api'

/** The words of the list of templates. */
export const words = {
  title: 'LOTO templates',
  records: ['template', 'templates'],
  create: 'Write template',
  search: 'Search templates',
  show: 'Show templates',
  only: 'Only templates that are',
  more: 'More for',
  edit: 'Edit',
  use: 'Use',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this template?',
  deleted: 'The template was deleted.',
  columns: {
    template: 'Template',
    code: 'Code',
    equipment: 'Equipment',
    points: 'Points',
    status: 'Status',
    inspection: 'Inspection',
  },
  noCode: 'No code yet',
  noCategory: 'No category yet',
  revision: (revision: number) => `revision\u00a0${revision}`,
  machines: (count: number) =>
    count === 0 ? 'All machines' : count === 1 ? '1 machine' : `${count} machines`,
  points: (count: number) =>
    count === 0 ? 'No points yet' : count === 1 ? '1 point' : `${count} points`,
  due: (day: string) => `Due ${day}`,
  waitsForYou: 'Waits for you',
  by: (name: string) => `By ${name}`,
} as const

export const tabNames = {
  approved: 'In use',
  drafts: 'On their way',
  retired: 'Out of use',
} as const satisfies Record<SectionOf<typeof lotoTemplateList>, string>

export const sortNames = {
  code: 'Code',
  title: 'Template',
  equipment: 'Equipment',
  inspection: 'Inspection',
} as const satisfies Record<OrderOf<typeof lotoTemplateList>, string>
