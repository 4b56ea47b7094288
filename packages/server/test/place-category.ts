import type { Insertable } from 'kysely'
import type { CategoryType } from '@holdpoint/api'
import type { CategoriesTable } from '../src/areas/categories/categories.tables.ts'
import { castShard } from './cast.ts'
import type { TestServer } from './harness.ts'

/** Writes an entry of a tree as it stands, past every rule; one that is there stays as it is. */
export async function placeCategory(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  type: CategoryType,
  columns: Partial<Insertable<CategoriesTable>> = {},
): Promise<void> {
  const at = '2026-01-05T12:00:00Z'
  await database.kysely
    .insertInto('categories')
    .values({
      ...{ shard_key: castShard, id, type, name: `Entry ${id}`, created_at: at, updated_at: at },
      ...{ parent_id: null, created_by: null, ...columns },
    })
    .onConflict((conflict) => conflict.columns(['shard_key', 'id']).doNothing())
    .execute()
}
