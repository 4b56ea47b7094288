import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './categories.rights.ts'

const tiesOfCategories: TiesOfSome = async (db, person, categoryIds) => {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'created_by'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...categoryIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the entry that a call names; anybody who may adds one. */
export const categoryTies = tieFinder('categoryId', tiesOfCategories, ['signer'])
