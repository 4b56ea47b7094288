import { sql } from 'kysely'
import type { SavedFilter } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { json } from '../../db/json.ts'

/** Whose filters are meant. */
export type Owner = { shardKey: string; personId: string }

/** What is stored of a filter besides whose it is. */
export type FilterColumns = {
  type: string
  title: string
  title_key: string
  is_default: boolean
  filter_values: SavedFilter['filterValues']
}

/** A person's filters of one list: all of them, or those that are asked for. */
export function filtersOf(
  db: Queryable,
  owner: Owner,
  asked: { type: string; id?: string | undefined; isDefault?: boolean | undefined },
) {
  const { type, id, isDefault } = asked
  return selectFilters(db, owner)
    .where('type', '=', type)
    .$if(id !== undefined, (select) => select.where('id', '=', id ?? ''))
    .$if(isDefault === true, (select) => select.where('is_default', '=', true))
    .orderBy('id')
    .execute()
}

export type FilterRow = Awaited<ReturnType<typeof filtersOf>>[number]

/** Those of the person's filters that have one of these ids, by id. */
export async function filtersById(
  db: Queryable,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FilterRow>> {
  const rows =
    ids.length === 0
      ? []
      : await selectFilters(db, owner)
          .where('id', 'in', [...ids])
          .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function selectFilters(db: Queryable, owner: Owner) {
  return db
    .selectFrom('saved_filters')
    .select(['id', 'type', 'title', 'is_default', 'filter_values', 'row_version'])
    .where('shard_key', '=', owner.shardKey)
    .where('person_id', '=', owner.personId)
}

/** The titles of all filters of a person, without what they hold: that may be a lot. */
export function titlesOf(db: Queryable, owner: Owner) {
  return db
    .selectFrom('saved_filters')
    .select(['id', 'type', 'title_key', sql<number>`octet_length(filter_values::text)`.as('bytes')])
    .where('shard_key', '=', owner.shardKey)
    .where('person_id', '=', owner.personId)
    .execute()
}

export type TitleRow = Awaited<ReturnType<typeof titlesOf>>[number]

/** How many of these filters are the person's own. */
export async function countOwn(
  db: Queryable,
  owner: Owner,
  ids: readonly string[],
): Promise<number> {
  const rows = await db
    .selectFrom('saved_filters')
    .select('id')
    .where('shard_key', '=', owner.shardKey)
    .where('person_id', '=', owner.personId)
    .where('id', 'in', [...ids])
    .execute()
  return rows.length
}

/**
 * Lets one call at a time change a person's filters, for titles and the default are held against
 * all of them.
 */
export async function lockFiltersOf(db: Queryable, owner: Owner): Promise<void> {
  await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', owner.personId)
    .where('shard_key', '=', owner.shardKey)
    .forNoKeyUpdate()
    .execute()
}

/**
 * Frees the titles and the default of filters that are about to be rewritten, so that they may
 * trade them with one another. Ids are no titles: they stand in until the rewriting.
 */
export async function setAside(db: Queryable, owner: Owner, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('saved_filters')
    .set((row) => ({ title_key: row.ref('id'), is_default: false }))
    .where('shard_key', '=', owner.shardKey)
    .where('person_id', '=', owner.personId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Takes the default from whichever filter of the list has it, and names that one. */
export async function clearDefault(
  db: Queryable,
  owner: Owner,
  type: string,
  at: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('saved_filters')
    .set((row) => ({
      is_default: false,
      row_version: row('row_version', '+', 1),
      updated_at: at,
    }))
    .where('shard_key', '=', owner.shardKey)
    .where('person_id', '=', owner.personId)
    .where('type', '=', type)
    .where('is_default', '=', true)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertFilter(
  db: Queryable,
  owner: Owner,
  id: string,
  columns: FilterColumns,
  at: Date,
): Promise<void> {
  await db
    .insertInto('saved_filters')
    .values({
      ...columns,
      shard_key: owner.shardKey,
      person_id: owner.personId,
      id,
      filter_values: json(columns.filter_values),
      created_at: at,
      updated_at: at,
    })
    .execute()
}

export async function updateFilter(
  db: Queryable,
  owner: Owner,
  id: string,
  columns: FilterColumns,
  rowVersion: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('saved_filters')
    .set({
      ...columns,
      filter_values: json(columns.filter_values),
      row_version: rowVersion,
      updated_at: at,
    })
    .where('shard_key', '=', owner.shardKey)
    .where('person_id', '=', owner.personId)
    .where('id', '=', id)
    .execute()
}

export async function deleteFilter(db: Queryable, owner: Owner, id: string): Promise<void> {
  await db
    .deleteFrom('saved_filters')
    .where('shard_key', '=', owner.shardKey)
    .where('person_id', '=', owner.personId)
    .where('id', '=', id)
    .execute()
}
