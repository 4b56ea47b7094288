import { commentLengthMax, sentences } from '@holdpoint/api'

/** The words of the comments that the specification leaves to us. */
export const words = {
  title: 'Comments',
  addTitle: 'Add a comment',
  atMost: `At most ${commentLengthMax} characters`,
  forEverybody: 'Everybody who can open this form',
  forFew: 'Only you, reviewers and admins',
  edit: 'Edit',
  edited: 'Edited',
  sending: 'Sending...',
  public: 'Public',
  private: 'Private',
  remove: 'Delete',
  deleteTitle: 'Delete comment',
  added: 'Comment added.',
  saved: 'Comment saved.',
  deleted: 'Comment deleted.',
  meanwhile: 'Saved in the meantime',
  replaces: 'Your text is below. Saving it takes the place of this one.',
  gone: 'This comment was deleted in the meantime. Your text is kept: add it as a new comment.',
  signIn: 'Sign in in a new tab, then send it again',
  failed: sentences.failures.somethingWentWrong,
} as const

/** Tells the buttons of one comment from those of another, for those who hear them in a list. */
export function ofComment(name: string, when: string): string {
  return ` comment by ${name}, ${when}`
}
