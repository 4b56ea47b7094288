import {
  type Caller,
  myFormsComments,
  myFormsRemoveComment,
  myFormsSaveComment,
  type RepeatableCall,
  type Reply,
} from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { warnOnce } from '../internals/warn.ts'
import { type Comment, type CommentDraft, type CommentPrivacy } from './comment.rules.ts'

type Options = { signal: AbortSignal }

/** The comments of one entry, kept by the portal. */
export interface CommentSource {
  list: (asked: undefined, options: Options) => Promise<readonly Comment[]>
  /** Each answers the comment as it is now, or was. */
  add: (draft: CommentDraft, options: Options) => Promise<Comment>
  edit: (comment: Comment, draft: CommentDraft, options: Options) => Promise<Comment>
  remove: (comment: Comment, options: Options) => Promise<Comment>
}

/**
 * The calls of the thread. A comment that changed in the meantime is not changed again: the error
 * carries it as it is now. Pressed again after a lost answer, a comment is added once.
 */
export function commentSource(
  call: Caller,
  myFormId: string,
  repeat: RepeatableCall,
): CommentSource {
  const adding = (text: string, privacyType: CommentPrivacy) =>
    `add ${myFormId} ${privacyType} ${text}`
  /** A comment that is seen in the list has arrived: the same words once more are another one. */
  const seen = ({ comments, privacyType }: Comment) => repeat.forget(adding(comments, privacyType))
  return {
    list: async (_, { signal }) => {
      const comments = contentOf(await call(myFormsComments, { myFormId }, { signal }))
      comments.forEach(seen)
      return comments
    },
    add: async (draft, { signal }) =>
      contentOf(
        await repeat(adding(draft.comment, draft.privacyType), (idempotencyKey) =>
          call(myFormsSaveComment, { ...draft, myFormId }, { signal, idempotencyKey }),
        ),
      ),
    edit: async (comment, draft, { signal }) => {
      const { id, rowVersion } = comment
      const input = { ...draft, myFormId, commentId: id }
      const reply = await repeat(
        `edit ${id}`,
        (idempotencyKey) =>
          call(myFormsSaveComment, input, { signal, idempotencyKey, ...ifMatch(rowVersion) }),
        JSON.stringify(draft),
      )
      seen(comment)
      requireCurrent(comment, reply)
      return contentOf(reply)
    },
    remove: async (comment, { signal }) => {
      const { id, rowVersion } = comment
      const reply = await repeat(`remove ${id}`, (idempotencyKey) =>
        call(
          myFormsRemoveComment,
          { commentId: id },
          { signal, idempotencyKey, ...ifMatch(rowVersion) },
        ),
      )
      seen(comment)
      requireCurrent(comment, reply)
      contentOf(reply)
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

/** What came after another change fails with the comment as it is now. */
function requireCurrent(seen: Comment, reply: Reply): void {
  if (reply.status !== 'problem' || reply.problem.name !== 'row_changed') {
    return
  }
  const { rowVersion, comment, privacyType } = reply.problem.details
  if (typeof rowVersion === 'number' && typeof comment === 'string') {
    const privacy = privacyType === 'private' ? 'private' : 'public'
    const current: Comment = { ...seen, comments: comment, privacyType: privacy, rowVersion }
    throw Object.assign(new Error(reply.problem.message), { current })
  }
}

function ifMatch(rowVersion: number | undefined): { ifMatch?: number } {
  return rowVersion === undefined ? {} : { ifMatch: rowVersion }
}
