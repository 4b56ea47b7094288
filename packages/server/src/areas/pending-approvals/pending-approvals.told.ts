import { today } from '@holdpoint/api'
import { sql } from 'kysely'
import { dayWords } from '../../day-words.ts'
import type { TitlesOf } from '../../outbox/titles.ts'

/** Delegations in what their deputies are told: by their days, which nobody else reads. */
export const titlesOfDelegations: TitlesOf = async ({ db, person, now }, ids) => {
  const rows = await db
    .selectFrom('approval_delegations')
    .select(['id', 'starts_on', 'ends_on'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('to_person_id', '=', person.personId)
    .execute()
  const words = (day: string) => dayWords(day, today(now, person.timeZone))
  return new Map(
    rows.map(({ id, starts_on: first, ends_on: last }) => {
      const title = first === last ? words(first) : `${words(first)} to ${words(last)}`
      return [id, { title, number: '', within: null }]
    }),
  )
}
