import * as z from 'zod'
import { personSummary } from '../../vocabulary/person.ts'

/** Who may read a comment: everybody who reads its entry, or its author and reviewers alone. */
export const privacyType = z.enum(['public', 'private'])
/** Who may read a comment. */
export type PrivacyType = z.infer<typeof privacyType>

/** A comment of an entry (spec 3), with what is open to the reader now. */
export const myFormComment = z.object({
  id: z.string(),
  myFormId: z.string(),
  comments: z.string(),
  privacyType,
  createdAt: z.string(),
  updatedAt: z.string(),
  createdUserInfo: personSummary,
  /** To be sent as `If-Match` with an edit or a delete. */
  rowVersion: z.int(),
  /** True for one's own comments alone (spec 4). */
  mayEdit: z.boolean(),
  /** True for one's own comments, and for every comment with the key `admin` (spec 6). */
  mayDelete: z.boolean(),
})
/** A comment of an entry. */
export type MyFormComment = z.infer<typeof myFormComment>
