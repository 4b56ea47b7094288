import { sentences } from '@holdpoint/api/vocabulary'

const { comment, buttons } = sentences

/** The words of the thread, by what they say. */
export const commentThreadWords = {
  heading: 'Comments',
  fieldLabel: 'Comment',
  required: comment.required as string,
  tooLong: comment.tooLong as string,
  /** `{count}` and `{max}` are replaced. */
  count: '{count} of {max} characters',
  privacyLabel: 'Who may read it',
  public: 'Public',
  private: 'Private',
  add: 'Add comment',
  edit: 'Edit',
  delete: 'Delete',
  save: buttons.save as string,
  cancel: buttons.cancel as string,
  edited: 'Edited',
  sending: 'Sending...',
  you: 'You',
  empty: comment.empty as string,
  more: 'Load more',
  loading: 'Loading...',
  retry: 'Retry',
  /** For a failure without words of its own. */
  failed: 'Something went wrong.',
  /** `{comment}` is replaced. */
  changed:
    'This comment was changed in the meantime. It says now: “{comment}”. Press again to go on all the same.',
  deleteHeading: 'Delete comment',
  question: comment.confirmDelete as string,
  yes: buttons.yes as string,
  no: buttons.no as string,
  added: 'Comment added.',
  saved: 'Comment saved.',
  deleted: 'Comment deleted.',
}

/** The words of the thread; each may be another. */
export type CommentThreadWords = Readonly<typeof commentThreadWords>
