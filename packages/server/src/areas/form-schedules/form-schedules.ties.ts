import { sql } from 'kysely'
import type { TieFinder } from '../../access.ts'
import { hasTeam } from '../../records/team.ts'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { leadsTeam } from './form-schedules.queries.ts'
import { tiesIn, tiesToNew } from './form-schedules.rights.ts'

/** How a person is tied to some schedules. */
export const tiesOfFormSchedules: TiesOfSome = async (db, person, scheduleIds) => {
  const rows = await db
    .selectFrom('form_schedules')
    .select(['id', 'author_id', 'is_of_team', hasTeam('author_id').as('has_team')])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...scheduleIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the schedule that a call names; one that is yet to be made is theirs to begin. */
export const formScheduleTies: TieFinder = async (db, person, input, now) => {
  const held = await named(db, person, input, now)
  return held.has('signer')
    ? tiesToNew(isOfTeam(input) && (await leadsTeam(db, person.personId)))
    : held
}

const isOfTeam = (input: unknown) =>
  typeof input === 'object' && input !== null && 'isOfTeam' in input && input.isOfTeam === true

const named = tieFinder('formScheduleId', tiesOfFormSchedules, ['signer'])
