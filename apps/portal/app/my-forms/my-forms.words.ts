import type { MyFormOrder } from '@holdpoint/api'

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
    more: 'More',
  },
  sections: 'Sections',
  sort: 'Sort',
  search: 'Search',
  clearFilters: 'Clear all',
  allDates: 'Show all dates',
  reload: 'Reload the list',
  recentDates: 'Show the last 30 days',
  anyTime: 'Started at any time',
  readMore: 'Read more',
  readLess: 'Read less',
  info: 'Info',
  comments: 'Comments',
  actions: 'Actions',
  remove: 'Delete',
  deleted: 'The form was deleted.',
  restored: 'The form is back.',
  chooseForm: 'Please choose a form.',
  unknownIntent: 'This page does not know what was asked of it. Nothing was changed.',
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
} as const satisfies Record<MyFormOrder, string>

/** The window of a list as a sentence. */
export function startedBetween(from: string, through: string): string {
  return `Started ${from} to ${through}`
}

/** What was searched for in vain. */
export function nothingNamed(searched: string): string {
  return `Nothing here has “${searched}” in its name.`
}

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
