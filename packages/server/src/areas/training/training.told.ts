import { sql } from 'kysely'
import { policies } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { tiesOfTraining } from './training.ties.ts'

/** What records are called in what somebody is told of them: the qualification, and whose it is. */
export const titlesOfTraining: TitlesOf = async ({ db, person, now }, ids) => {
  const rows = await db
    .selectFrom('training_records as record')
    .innerJoin('qualifications as qualification', (join) =>
      join
        .onRef('qualification.shard_key', '=', 'record.shard_key')
        .onRef('qualification.id', '=', 'record.qualification_id'),
    )
    .innerJoin('people as holder', 'holder.id', 'record.person_id')
    .select(['record.id', 'qualification.name', 'holder.full_name'])
    .where('record.shard_key', '=', person.shardKey)
    .where('record.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('record.deleted_at', 'is', null)
    .execute()
  const ties = await tiesOfTraining(db, person, ids, now)
  const rule = policies['training.get'].record
  return new Map(
    rows
      .filter(({ id }) => opens(rule, ties.get(id) ?? new Set(), person))
      .map(({ id, name, full_name: holder }) => [
        id,
        { title: `${name}, ${holder}`, number: '', within: null },
      ]),
  )
}
