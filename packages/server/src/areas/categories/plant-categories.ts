import type { Insertable } from 'kysely'
import type { CategoryType } from '@holdpoint/api'
import type { Database, Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ports } from '../../ports/ports.ts'
import { defaultStatuses } from '../sqr/setup/default-statuses.ts'
import type { CategoriesTable } from './categories.tables.ts'
import { defaultTrees, type DefaultTree } from './default-trees.ts'

type Planted = Omit<Insertable<CategoriesTable>, 'shard_key' | 'created_at' | 'updated_at'>

/**
 * The entries that come with Holdpoint. Their ids are the same everywhere: the type, then what each
 * level is called, as in `incident.fracturing.pump-fleet`.
 */
export const defaultCategories: readonly Planted[] = Object.entries(defaultTrees).flatMap(
  ([type, tree]) => entriesOf(type as CategoryType, tree, null, 1),
)

function entriesOf(
  type: CategoryType,
  tree: DefaultTree,
  parentId: string | null,
  level: number,
): Planted[] {
  const branches: [string, DefaultTree][] = isLastLevel(tree)
    ? tree.map((name) => [name, []])
    : Object.entries(tree)
  return branches.flatMap(([name, below], index) => {
    const id = `${parentId ?? type}.${slugOf(name)}`
    const entry = { id, type, name, level, parent_id: parentId, place: index + 1, created_by: null }
    return [entry, ...entriesOf(type, below, id, level + 1)]
  })
}

function isLastLevel(tree: DefaultTree): tree is readonly string[] {
  return Array.isArray(tree)
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/**
 * Plants the trees and the statuses that come with Holdpoint in an organisation. What is there
 * already stays as it is, so that it may be done twice.
 */
export async function plantCategories(db: Queryable, shardKey: string, now: Date): Promise<void> {
  const planted = { shard_key: shardKey, created_at: now, updated_at: now }
  // A level at a time: an entry needs the one that it lies below.
  for (const level of [1, 2, 3]) {
    await db
      .insertInto('categories')
      .values(
        defaultCategories
          .filter((entry) => entry.level === level)
          .map((entry) => ({ ...entry, ...planted })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db
    .insertInto('sqr_statuses')
    .values(defaultStatuses.map((status) => ({ ...status, shard_key: shardKey })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Plants them in each organisation that has none at all: one that is older than they are. */
export async function plantMissingCategories(
  database: Pick<Database, 'kysely'>,
  { clock }: Pick<Ports, 'clock'>,
): Promise<void> {
  const bare = await database.kysely
    .selectFrom('organisations as organisation')
    .select('organisation.shard_key')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('categories')
            .select('categories.id')
            .whereRef('categories.shard_key', '=', 'organisation.shard_key'),
        ),
      ),
    )
    .execute()
  for (const { shard_key } of bare) {
    await transaction(database, (db) => plantCategories(db, shard_key, clock.now()))
  }
}
