import type { CallOf, MyFormComment, ParsedInput } from '@holdpoint/api'
import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import type { Person } from '../../../identity.ts'
import { requireVersion } from '../../../row-version.ts'
import * as queries from './comments.queries.ts'
import { commentRights, mayReadPrivateComments, privacyOf } from './comments.rules.ts'
import { tellOfComment } from './comments.told.ts'
import { lockEntry } from './lock.queries.ts'

type SaveInput = ParsedInput<CallOf<'myForms.saveComment'>>

export const comments: PersonHandler<'myForms.comments'> = async ({ myFormId }, context) => {
  const { db, person } = context
  const rows = await queries.commentsOf(db, person.shardKey, myFormId, {
    personId: person.personId,
    mayReadPrivate: mayReadPrivateComments(person.permissions),
  })
  return ok(rows.map((row) => toComment(row, person)))
}

export const saveComment: PersonHandler<'myForms.saveComment'> = async (input, context) => {
  const { db, person } = context
  const entry = await lockEntry(db, person.shardKey, input.myFormId)
  if (entry === undefined) {
    return fail('forbidden')
  }
  const commentId =
    input.commentId === undefined
      ? await addComment(input, entry, context)
      : await editComment(input, input.commentId, context)
  const row = await queries.commentById(db, person.shardKey, commentId)
  return ok(toComment(row, person))
}

async function addComment(
  { myFormId, comment, privacyType }: SaveInput,
  entry: { id: string; person_id: string },
  context: PersonContext,
): Promise<string> {
  const { db, person, ports, now, audit } = context
  const id = ports.ids.next()
  const privacy = privacyOf(privacyType, undefined)
  const { shardKey, personId } = person
  const keys = { shard_key: shardKey, id, my_form_id: myFormId, person_id: personId }
  await queries.insertComment(db, { ...keys, comment, privacy_type: privacy }, now)
  await queries.recountComments(db, shardKey, myFormId)
  await audit({
    recordType: 'my_form_comment',
    recordId: id,
    action: 'add comment',
    // The privacy stands in every row, for it decides who may see that row in the history.
    changes: { comment: { from: null, to: comment }, privacyType: { from: null, to: privacy } },
  })
  await tellOfComment(context, entry, privacy)
  return id
}

async function editComment(
  { myFormId, comment, privacyType }: SaveInput,
  commentId: string,
  { db, person, now, audit, ifMatch }: PersonContext,
): Promise<string> {
  const before = await queries.commentForChange(db, person.shardKey, commentId)
  if (!before) {
    return fail('forbidden')
  }
  requireSeen(before, ifMatch)
  const privacy = privacyOf(privacyType, before.privacy_type)
  if (comment === before.comment && privacy === before.privacy_type) {
    return commentId
  }
  const values = { comment, privacy_type: privacy }
  await queries.changeComment(db, person.shardKey, before, values, now)
  await queries.recountComments(db, person.shardKey, myFormId)
  await audit({
    recordType: 'my_form_comment',
    recordId: commentId,
    action: 'edit comment',
    changes: {
      comment: { from: before.comment, to: comment },
      privacyType: { from: before.privacy_type, to: privacy },
    },
  })
  return commentId
}

export const removeComment: PersonHandler<'myForms.removeComment'> = async (
  { commentId },
  { db, person, now, audit, ifMatch },
) => {
  const { shardKey } = person
  const place = await queries.placeOfComment(db, shardKey, commentId)
  const entry = place && (await lockEntry(db, shardKey, place.my_form_id))
  const before = entry && (await queries.commentForChange(db, shardKey, commentId))
  if (!before) {
    return fail('forbidden')
  }
  requireSeen(before, ifMatch)
  await queries.changeComment(db, shardKey, before, { deleted_at: now }, now)
  await queries.recountComments(db, shardKey, before.my_form_id)
  await audit({
    recordType: 'my_form_comment',
    recordId: commentId,
    action: 'delete comment',
    changes: {
      comment: { from: before.comment, to: null },
      privacyType: { from: before.privacy_type, to: null },
    },
  })
  return ok(null, 'Comment deleted.')
}

/** Whoever was slower is told what stands there now, so that they hold both texts. */
function requireSeen(before: queries.ChangeableComment, ifMatch: number | undefined): void {
  const { comment, privacy_type: privacyType } = before
  requireVersion(before.row_version, ifMatch, { comment, privacyType })
}

function toComment(row: queries.CommentRow, { personId, permissions }: Person): MyFormComment {
  return {
    id: row.id,
    myFormId: row.my_form_id,
    comments: row.comment,
    privacyType: row.privacy_type,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdUserInfo: {
      personId: row.person_id,
      fullName: row.full_name,
      firstName: row.first_name,
      lastName: row.last_name,
      profileImage: row.profile_image,
      employeeTitle: row.employee_title,
    },
    rowVersion: row.row_version,
    ...commentRights(row.person_id === personId, permissions),
  }
}
