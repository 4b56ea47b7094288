import { policies } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { hasTeam } from '../../records/team.ts'
import { tiesIn } from './form-schedules.rights.ts'

/** What schedules are called in what somebody is told of them; they have no numbers. */
export const titlesOfFormSchedules: TitlesOf = async ({ db, person }, ids) => {
  const rows = await db
    .selectFrom('form_schedules')
    .select(['id', 'title', 'author_id', 'is_of_team', hasTeam('author_id').as('has_team')])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const rule = policies['formSchedules.get'].record
  return new Map(
    rows
      .filter((row) => opens(rule, tiesIn(row, person), person))
      .map(({ id, title }) => [id, { title, number: '', within: null }]),
  )
}
