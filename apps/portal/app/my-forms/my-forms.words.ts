import type { myFormsList, OrderOf } from '@holdpoint/api'

/** The words of My Forms that the specification leaves to us. */
export const words = {
  columns: {
    form: 'Form',
    type: 'Type',
    status: 'Status',
    crew: 'Crew',
    pad: 'Pad',
    started: 'Started',
    activity: 'Activity',
    signature: 'Signature',
  },
  readMore: 'Read more',
  readLess: 'Read less',
  more: 'More',
  records: 'forms',
  info: 'Info',
  comments: 'Comments',
  actions: 'Actions',
  remove: 'Delete',
  deleted: 'The form was deleted.',
  restored: 'The form is back.',
  chooseForm: 'Please choose a form.',
  signature: { complete: 'Complete', pending: 'Pending' },
  signatures: { complete: 'Signatures complete', pending: 'Signature pending' },
  upvote: 'Upvote',
} as const

/** What a sort field is called in the menu of the phone. */
export const sortNames = {
  date: 'Started',
  form_name: 'Form name',
  form_type: 'Form type',
  form_status: 'Status',
} as const satisfies Record<OrderOf<typeof myFormsList>, string>

/** The counts of a row, in words that fit their number. */
export const countNames = {
  comments: ['comment', 'comments'],
  votes: ['vote', 'votes'],
  actions: ['action', 'actions'],
  subForms: ['sub-form', 'sub-forms'],
} as const

export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`
}
