import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './jsa.hazards.rights.ts'

/** How a person is tied to some hazards; a deleted one ties nobody. */
export const tiesOfHazards: TiesOfSome = async (db, person, hazardIds) => {
  const rows = await db
    .selectFrom('master_hazards')
    .select(['id', 'owner_id', 'status'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...hazardIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the hazard that a call names; one that is yet to be made is theirs to write. */
export const hazardTies = tieFinder('masterHazardId', tiesOfHazards, ['assignee'])
