import { restoreMinutesMax, type Tie } from '@holdpoint/api'
import type { TieFinder } from '../../../access.ts'
import { fail } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { moveInDayTotals } from '../my-forms.day-totals.ts'
import { writeForReaders } from '../my-forms.readers.ts'

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
    .select(['person_id', 'started_at', 'status', 'deleted_at', 'row_version'])
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
  await db
    .updateTable('my_forms')
    .set({
      deleted_at: null,
      deleted_by: null,
      updated_at: now,
      row_version: entry.row_version + 1,
    })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', myFormId)
    .execute()
  await moveInDayTotals(db, person.shardKey, entry, { to: entry.status })
  await writeForReaders(db, person.shardKey, myFormId)
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: 'restore',
    changes: { status: { from: 'deleted', to: entry.status } },
  })
  return ok(null, 'Form restored.')
}
