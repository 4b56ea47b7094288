import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './form-schedules.rights.ts'

/** How a person is tied to some schedules. */
export const tiesOfFormSchedules: TiesOfSome = async (db, person, scheduleIds) => {
  const rows = await db
    .selectFrom('form_schedules')
    .select(['id', 'author_id'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...scheduleIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the schedule that a call names; one that is yet to be made is theirs to begin. */
export const formScheduleTies = tieFinder('formScheduleId', tiesOfFormSchedules, ['signer'])
