import { sql, type Selectable } from 'kysely'
import { severities, severityLabel, type CategoryType } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { statusRows } from '../sqr/setup/setup.queries.ts'
import { seesStatus } from '../sqr/setup/setup.rules.ts'
import type { CategoriesTable } from './categories.tables.ts'

/** An entry as it is kept. */
export type CategoryRow = Omit<
  Selectable<CategoriesTable>,
  'shard_key' | 'created_at' | 'updated_at'
>

const columns = [
  ...(['id', 'type', 'parent_id', 'name', 'level', 'place'] as const),
  ...(['is_active', 'created_by', 'row_version'] as const),
] as const

/**
 * The entries of a type, as somebody may see them. Statuses and severity levels are set up elsewhere
 * and are read here as entries too.
 */
export async function categoryRows(
  db: Queryable,
  person: PersonRights,
  type: CategoryType,
): Promise<CategoryRow[]> {
  if (type === 'sqr-severity-level') {
    const levels = severities.filter((level) => level !== 'none')
    return levels.map((level, index) => fixed(type, level, severityLabel(level), index))
  }
  if (type === 'sqr-status') {
    const seen = (await statusRows(db, person.shardKey)).filter((row) => seesStatus(row, person))
    return seen.map(({ id, name, is_active, row_version }, index) => ({
      ...fixed(type, id, name, index),
      ...{ is_active, row_version },
    }))
  }
  return keptRows(db, person.shardKey, type)
}

function fixed(type: CategoryType, id: string, name: string, index: number): CategoryRow {
  const first = { parent_id: null, level: 1, place: index + 1 }
  return { id, type, name, ...first, is_active: true, created_by: null, row_version: 1 }
}

/** The entries of a type as they are kept. */
export function keptRows(
  db: Queryable,
  shardKey: string,
  type: CategoryType,
): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select(columns)
    .where('shard_key', '=', shardKey)
    .where('type', '=', type)
    .orderBy('place')
    .orderBy('name')
    .execute()
}

/** The same as they are about to be changed: they are held until the end of the call. */
export async function rowsForChange(
  db: Queryable,
  shardKey: string,
  type: CategoryType,
): Promise<CategoryRow[]> {
  await db
    .selectFrom('categories')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('type', '=', type)
    .orderBy('id')
    .forUpdate()
    .execute()
  return keptRows(db, shardKey, type)
}

/** The type of an entry, if it is there. */
export async function typeOf(
  db: Queryable,
  shardKey: string,
  categoryId: string,
): Promise<CategoryType | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('type')
    .where('shard_key', '=', shardKey)
    .where('id', '=', categoryId)
    .executeTakeFirst()
  return row?.type
}

/** Whether a report has chosen an entry, deleted ones among them: they keep what they say. */
export async function isChosen(
  db: Queryable,
  shardKey: string,
  categoryId: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_chosen: boolean }>`
    select exists (
      select 1 from sqrs where shard_key = ${shardKey} and ${categoryId} in (
        classification_id, type_id, code_id, incident_id, damage_id, fluid_id,
        responsible_party_id, responsible_vendor_id
      )
    ) or exists (
      select 1 from sqr_lines
      where shard_key = ${shardKey} and category_ids @> array[${categoryId}]::text[]
    ) as is_chosen`.execute(db)
  return rows[0]?.is_chosen ?? false
}

/** Where an entry stands: its level, and its place among its siblings. */
export type Standing = { id: string; level: number; place: number }

/** Writes where entries stand, in one statement. It is no edit of theirs. */
export async function writeStandings(
  db: Queryable,
  shardKey: string,
  standings: readonly Standing[],
): Promise<void> {
  if (standings.length === 0) {
    return
  }
  await sql`
    update categories set level = standing.level, place = standing.place
    from unnest(
      ${standings.map(({ id }) => id)}::text[], ${standings.map(({ level }) => level)}::int[],
      ${standings.map(({ place }) => place)}::int[]
    ) as standing (id, level, place)
    where categories.shard_key = ${shardKey} and categories.id = standing.id`.execute(db)
}
