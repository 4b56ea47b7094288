import * as z from 'zod'
import { call } from '../../call.ts'
import { sentences } from '../../sentences.ts'
import { commentProblem } from '../../vocabulary/text.ts'
import { id } from '../../wire.ts'
import { myFormComment, privacyType } from './my-forms.comments.records.ts'

// What people say about an entry. Whoever may read it may comment on it. A private comment is for
// its author, for reviewers and for admins; others learn of it neither here nor by any count.

/** The comments of an entry that the reader may see. */
export const comments = call({
  name: 'myForms.comments',
  method: 'GET',
  path: '/my-form-comments',
  summary: 'Lists the comments of an entry, oldest first; private ones only to who may see them.',
  status: 'specified',
  source: 'spec 3, comment; spec 7, GET my-form-comments; decision 0015',
  input: z.object({ myFormId: id }),
  content: z.array(myFormComment),
  problems: ['forbidden'],
})

/** A comment's text as it is kept: trimmed, its line ends as one character. */
const commentText = z
  .string(sentences.comment.required)
  .transform((value) => value.replaceAll('\r\n', '\n').trim())
  .superRefine((value, context) => {
    const message = commentProblem(value)
    if (message !== undefined) {
      context.addIssue({ code: 'custom', message })
    }
  })

/** Adds a comment, or edits one of one's own. */
export const saveComment = call({
  name: 'myForms.saveComment',
  method: 'POST',
  path: '/my-form-comments',
  summary: 'Adds a comment to an entry, or with a comment id edits one of your own.',
  status: 'specified',
  source: 'spec 5, comment; spec 7, POST my-form-comments; decision 0015',
  input: z.object({
    myFormId: id,
    comment: commentText,
    /** Left out, a new comment is public and an edited one stays as private as it was. */
    privacyType: privacyType.optional(),
    /** Names the comment to edit; it must be one's own and of this entry. */
    commentId: id.optional(),
  }),
  takesRowVersion: true,
  content: myFormComment,
  problems: ['forbidden'],
})

/** Deletes a comment: one's own, or with the key `admin` any. */
export const removeComment = call({
  name: 'myForms.removeComment',
  method: 'DELETE',
  path: '/my-form-comments',
  summary: 'Deletes a comment: your own, or any with the key admin.',
  status: 'specified',
  source: 'spec 6, comments; spec 7, DELETE my-form-comments; decision 0015',
  input: z.object({ commentId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})
