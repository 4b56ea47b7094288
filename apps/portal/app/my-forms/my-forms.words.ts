import type { myFormsList, OrderOf } from '@holdpoint/api'

/** The words of My Forms that the specification leaves to us. */
export const words = {
  columns: {
    form: 'Form',
    type: 'Type',
    status: 'Status',
    crew: 'Crew',
    score: 'Score',
    pad: 'Pad',
    started: 'Started',
    activity: 'Activity',
    signature: 'Signature',
  },
  readMore: 'Read more',
  readLess: 'Read less',
  more: 'More',
  records: ['form', 'forms'],
  info: 'Info',
  comments: 'Comments',
  actions: 'Actions',
  remove: 'Delete',
  deleted: 'The form was deleted.',
  due: 'Due',
  wasDue: 'Overdue since',
  cannotDo: 'Cannot be done',
  askCannotDo: 'Why can it not be done? Whoever assigned this form to you is told.',
  sayWhy: 'Please say why.',
  restored: 'The form is back.',
  chooseForm: 'Please choose a form.',
  signature: { complete: 'Complete', pending: 'Pending' },
  /** Under the status: who or what it waits for. */
  waits: {
    handed_back_to_you: 'Handed back to you',
    sign: 'Waits for your signature',
    approve: 'Waits for your approval',
    answers: 'Waits for your answers',
    ready: 'Ready to submit',
    handed_back: 'Handed back',
    others: 'Waits for signatures',
    signed: 'All signed',
    unsigned: 'Not all signed',
  },
  score: { passed: 'Passed', failed: 'Failed', none: 'No score', critical: 'critical' },
  addComment: 'Add a comment',
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

export function countName(count: number, [one, many]: readonly [string, string]): string {
  return count === 1 ? one : many
}

export function counted(count: number, names: readonly [string, string]): string {
  return `${count} ${countName(count, names)}`
}
