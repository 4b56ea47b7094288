import type { MyFormAction } from '@holdpoint/api'

/** The words of an entry's tabs and of its actions. */
export const words = {
  tabs: 'Parts of this form',
  review: 'Review',
  answers: 'Answers',
  actions: 'Actions',
  files: 'Attachments',
  assignedTo: 'Assigned to',
  due: 'Due',
  raisedBy: { my_form: 'Raised while filling out', review_form: 'Raised in review' },
} as const satisfies {
  raisedBy: Record<MyFormAction['type'], string>
  [name: string]: unknown
}
