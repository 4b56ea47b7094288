import type { ActionLine } from './entry-actions.ts'

/** The words of an entry's tabs and of its actions. */
export const words = {
  tabs: 'Parts of this form',
  review: 'Review',
  answers: 'Answers',
  actions: 'Actions',
  files: 'Attachments',
  assignedTo: 'Assigned to',
  due: 'Due',
  linked: 'Linked with this form',
  raisedBy: {
    my_form: 'Raised while filling out',
    review_form: 'Raised in review',
    linked: 'Where it is linked',
  },
  raiseOnFailed: (count: number) =>
    count === 1 ? 'Raise on the failed answer' : `Raise on ${count} failed answers`,
} as const satisfies {
  raisedBy: Record<ActionLine['type'], string>
  [name: string]: unknown
}
