import { commentLengthMax, isBlank, lengthOf } from '@holdpoint/api/vocabulary'
import { type CommentThreadWords } from './comment-thread.words.ts'

export { initialsOf } from '@holdpoint/api/vocabulary'

/** Who may read a comment: everybody who reads its entry, or its author and reviewers alone. */
export type CommentPrivacy = 'public' | 'private'

/** Who wrote a comment (spec 3). */
export type CommentAuthor = {
  readonly personId: string
  readonly fullName: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly profileImage?: string | null | undefined
  readonly employeeTitle?: string | null | undefined
}

/** A comment (spec 3), with what a server may say of the reader's rights. */
export type Comment = {
  readonly id: string
  readonly myFormId?: string | undefined
  readonly comments: string
  readonly privacyType: CommentPrivacy
  /** Points in time, as ISO 8601 text with a zone. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdUserInfo: CommentAuthor
  readonly mayEdit?: boolean | undefined
  readonly mayDelete?: boolean | undefined
  readonly rowVersion?: number | undefined
}

/** The comment as it is now, carried by the error of a deed that came after somebody else's. */
export function currentOf(problem: unknown): Comment | undefined {
  const current: unknown = problem instanceof Error ? Reflect.get(problem, 'current') : undefined
  return isComment(current) ? current : undefined
}

/** Whether something is a comment, as far as can be told. */
export function isComment(value: unknown): value is Comment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'createdUserInfo' in value &&
    'comments' in value &&
    typeof value.comments === 'string'
  )
}

/** What the person wrote. */
export type CommentDraft = { comment: string; privacyType: CommentPrivacy }

/** Reads a form, whose fields are `comment` and `privacyType`. */
export function draftOf(form: HTMLFormElement): CommentDraft {
  const data = new FormData(form)
  const comment = data.get('comment')
  return {
    comment: typeof comment === 'string' ? comment.replaceAll('\r\n', '\n').trim() : '',
    privacyType: data.get('privacyType') === 'private' ? 'private' : 'public',
  }
}

/** How many characters of a comment count: its code points, without the white space around. */
export function countOf(text: string): number {
  return lengthOf(text.trim())
}

/** Says what is wrong with a comment, or undefined (spec 5). */
export function commentProblemOf(
  text: string,
  words: Pick<CommentThreadWords, 'required' | 'tooLong'>,
): string | undefined {
  if (isBlank(text)) {
    return words.required
  }
  return countOf(text) > commentLengthMax ? words.tooLong : undefined
}

/** Whether a comment was changed after it was written. */
export function isEdited({ createdAt, updatedAt }: Comment): boolean {
  return updatedAt !== createdAt
}

/** What to call an author. */
export function authorName({ fullName, firstName = '', lastName = '' }: CommentAuthor): string {
  return fullName.trim() || `${firstName} ${lastName}`.trim() || 'Unnamed person'
}
