import {
  type Caller,
  myFormsComments,
  myFormsRemoveComment,
  myFormsSaveComment,
} from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { warnOnce } from '../internals/warn.ts'
import { type Comment, type CommentDraft } from './comment.rules.ts'

type Options = { signal: AbortSignal }

/** The comments of one entry, kept by the portal. */
export interface CommentSource {
  list: (asked: undefined, options: Options) => Promise<readonly Comment[]>
  /** Each answers the comment as it is now, or was. */
  add: (draft: CommentDraft, options: Options) => Promise<Comment>
  edit: (comment: Comment, draft: CommentDraft, options: Options) => Promise<Comment>
  remove: (comment: Comment, options: Options) => Promise<Comment>
}

/** The calls of the thread. A comment that changed in the meantime is not changed again. */
export function commentSource(call: Caller, myFormId: string): CommentSource {
  return {
    list: async (_, { signal }) => contentOf(await call(myFormsComments, { myFormId }, { signal })),
    add: async (draft, { signal }) =>
      contentOf(await call(myFormsSaveComment, { ...draft, myFormId }, { signal })),
    edit: async ({ id, rowVersion }, draft, { signal }) => {
      const input = { ...draft, myFormId, commentId: id }
      return contentOf(await call(myFormsSaveComment, input, { signal, ...ifMatch(rowVersion) }))
    },
    remove: async (comment, { signal }) => {
      const options = { signal, ...ifMatch(comment.rowVersion) }
      contentOf(await call(myFormsRemoveComment, { commentId: comment.id }, options))
      return comment
    },
  }
}

/** Said in place of the comments where nothing says which entry they are of. */
export function noFormProblem(): string {
  warnOnce(
    '<hp-comment-thread> does not know whose comments it shows: give it my-form-id. See docs/embedding.md#when-something-does-not-show',
  )
  return 'Set my-form-id to say whose comments these are.'
}

function ifMatch(rowVersion: number | undefined): { ifMatch?: number } {
  return rowVersion === undefined ? {} : { ifMatch: rowVersion }
}
