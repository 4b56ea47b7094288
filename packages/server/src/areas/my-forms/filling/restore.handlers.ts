import { restoreMinutesMax, type Tie } from '@holdpoint/api'
import type { TieFinder } from '../../../access.ts'
import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { takeUpAgain } from '../../form-schedules/form-schedules.settle.ts'
import { holdForm } from '../../forms/forms.queries.ts'
import { entryKind } from '../my-forms.moves.ts'
import { belowEntry } from '../sub-forms/below.ts'
import { requireRoom } from '../sub-forms/start-below.ts'
import { requireOnlyElevation } from './restore-elevated.ts'
import { countSubForms, entryAbove, goneWith, holdParent } from '../sub-forms/sub-forms.queries.ts'

const own: ReadonlySet<Tie> = new Set(['own'])
const none: ReadonlySet<Tie> = new Set()

/** A deleted entry is its deleter's to bring back. */
export const deletedFormTies: TieFinder = async (db, person, input) => {
  const myFormId =
    typeof input === 'object' && input !== null && 'myFormId' in input ? input.myFormId : undefined
  if (typeof myFormId !== 'string') {
    return none
  }
  const row = await db
    .selectFrom('my_forms')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', myFormId)
    .where('deleted_at', 'is not', null)
    .where('deleted_by', '=', person.personId)
    .executeTakeFirst()
  return row === undefined ? none : own
}

/** Brings an entry back as it was deleted, with what went with it; its answers and files were never gone. */
export const restore: PersonHandler<'myForms.restore'> = async ({ myFormId }, context) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const parentId = await holdParent(db, shardKey, myFormId)
  await requireOnlyElevation(db, shardKey, myFormId)
  const entry = await db
    .selectFrom('my_forms')
    .select(['id', 'form_id', 'person_id', 'started_at', 'status', 'deleted_at', 'row_version'])
    .select('due_at')
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .where('deleted_by', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  if (!entry?.deleted_at) {
    return fail('forbidden')
  }
  if (now.getTime() - entry.deleted_at.getTime() > restoreMinutesMax * 60_000) {
    return fail('wrong_state', { message: 'This form was deleted too long ago to bring it back.' })
  }
  if (parentId !== null) {
    await requirePlaceBelow(context, parentId, entry.form_id)
  }
  if (!(await holdForm(db, entry.form_id))) {
    return fail('wrong_state', { message: 'Its form was deleted.' })
  }
  const { deleted_at } = entry
  if (entry.due_at !== null) {
    await takeUpAgain(context, myFormId)
  }
  const back = [entry, ...(await goneWith(db, shardKey, { id: myFormId, deleted_at }))]
  for (const each of back) {
    await writeMove(
      entryKind,
      each,
      { event: 'restore', columns: { deleted_at: null, deleted_by: null } },
      { db, shardKey, now, audit },
    )
  }
  // Not all that was below them may have come back.
  for (const id of [...(parentId === null ? [] : [parentId]), ...back.map((each) => each.id)]) {
    await countSubForms(db, shardKey, id)
  }
  return ok(null, 'Form restored.')
}

/** Ends the call where the entry above one that comes back is gone, or has no room for it any more. */
async function requirePlaceBelow(
  context: PersonContext,
  parentId: string,
  formId: string,
): Promise<void> {
  const above = await entryAbove(context.db, context.person.shardKey, parentId)
  if (above === undefined) {
    return fail('wrong_state', { message: 'The form that it is part of was deleted.' })
  }
  const { declared } = await belowEntry(context, above)
  const place = declared.find(({ form }) => form === formId)
  return place === undefined ? undefined : requireRoom(context, above.id, place)
}
