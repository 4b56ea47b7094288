import { restoreMinutesMax, type Tie } from '@holdpoint/api'
import type { TieFinder } from '../../../access.ts'
import { fail } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { holdForm } from '../../forms/forms.queries.ts'
import { entryKind } from '../my-forms.moves.ts'

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

/** Brings an entry back as it was deleted; its answers and files were never gone. */
export const restore: PersonHandler<'myForms.restore'> = async ({ myFormId }, context) => {
  const { db, person, now, audit } = context
  const entry = await db
    .selectFrom('my_forms')
    .select(['id', 'form_id', 'person_id', 'started_at', 'status', 'deleted_at', 'row_version'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', myFormId)
    .where('deleted_by', '=', person.personId)
    .forUpdate()
    .executeTakeFirst()
  if (!entry?.deleted_at) {
    return fail('forbidden')
  }
  if (now.getTime() - entry.deleted_at.getTime() > restoreMinutesMax * 60_000) {
    return fail('wrong_state', { message: 'This form was deleted too long ago to bring it back.' })
  }
  if (!(await holdForm(db, entry.form_id))) {
    return fail('wrong_state', { message: 'Its form was deleted.' })
  }
  await writeMove(
    entryKind,
    entry,
    { event: 'restore', columns: { deleted_at: null, deleted_by: null } },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, 'Form restored.')
}
