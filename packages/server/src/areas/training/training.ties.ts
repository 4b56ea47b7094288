import { sql } from 'kysely'
import { belowOf } from '../../records/team.ts'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './training.rights.ts'

/** How a person is tied to some records of what people hold; a deleted one ties nobody. */
export const tiesOfTraining: TiesOfSome = async (db, person, recordIds) => {
  const rows = await db
    .selectFrom('training_records')
    .select(['id', 'person_id'])
    .select(sql<boolean>`person_id in (${belowOf(person.personId)})`.as('is_teams'))
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...recordIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the record that a call names; one that is yet to be made is theirs to make. */
export const trainingTies = tieFinder('trainingRecordId', tiesOfTraining, ['signer'])

const tiesOfQualifications: TiesOfSome = async (db, person, qualificationIds) => {
  const rows = await db
    .selectFrom('qualifications')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...qualificationIds]}::text[])`)
    .execute()
  return new Map(rows.map(({ id }) => [id, new Set(['all'] as const)]))
}

/** The same of a qualification. */
export const qualificationTies = tieFinder('qualificationId', tiesOfQualifications, ['signer'])
