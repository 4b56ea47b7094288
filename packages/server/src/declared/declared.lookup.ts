import { sql } from 'kysely'
import {
  holdsId,
  type CategoryType,
  type DeclaredField,
  type DeclaredFields,
  type DeclaredValue,
  type MasterKind,
} from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'

/** What fields hold, by their names. */
export type DeclaredValues = Readonly<Record<string, DeclaredValue | undefined>>

/** Somebody or something that a field names. */
export type Found = {
  name: string
  /** Whether it may still be chosen. */
  isActive: boolean
  /** Of a category: its type, whether others that may be chosen lie below it, and what it lies below. */
  type: CategoryType | null
  isBranch: boolean
  above: string[]
}

/** What some fields name, by the kind of thing and its id. */
export type DeclaredLookup = ReadonlyMap<string, ReadonlyMap<string, Found>>

/** What kind of thing a field names. */
export function thingOf(field: DeclaredField): string {
  switch (field.kind) {
    case 'people':
      return 'person'
    case 'master':
      return field.of
    default:
      return field.kind
  }
}

/** The ids that a field holds: none, one, or several people. */
export function idsIn(value: DeclaredValue | undefined): string[] {
  if (typeof value === 'string') {
    return [value]
  }
  return Array.isArray(value) ? [...(value as readonly string[])] : []
}

const masterKeys: Readonly<Record<MasterKind, readonly [string, string]>> = {
  businessUnits: ['business_units', 'code'],
  crews: ['crews', 'code'],
  customers: ['customers', 'id'],
  districts: ['districts', 'code'],
  pads: ['pads', 'id'],
}

/** Rows of the same declared fields. */
export type DeclaredRows = readonly [fields: DeclaredFields, rows: readonly DeclaredValues[]]

/** Finds what some rows of declared fields name, in one statement. */
export async function lookUpDeclared(
  { db, shardKey }: { db: Queryable; shardKey: string },
  ...groups: readonly DeclaredRows[]
): Promise<DeclaredLookup> {
  const ids = new Map<string, Set<string>>()
  for (const [fields, rows] of groups) {
    for (const [name, field] of Object.entries(fields).filter(([, one]) => holdsId(one))) {
      const known = ids.get(thingOf(field)) ?? new Set()
      rows.forEach((row) => idsIn(row[name]).forEach((id) => known.add(id)))
      ids.set(thingOf(field), known)
    }
  }
  const asked = [...ids].filter(([, some]) => some.size > 0)
  const found = new Map<string, Map<string, Found>>()
  if (asked.length === 0) {
    return found
  }
  const each = asked.map(([thing, some]) => selectOf(thing, shardKey, [...some]))
  const { rows: things } = await sql<Found & { thing: string; id: string }>`
    ${sql.join(each, sql` union all `)}`.execute(db)
  for (const { thing, id, ...one } of things) {
    found.set(thing, (found.get(thing) ?? new Map<string, Found>()).set(id, one))
  }
  return found
}

/**
 * The same of what is about to be kept: the categories among it are held, so that none of them is
 * deleted until the end of the call.
 */
export async function holdDeclared(
  given: { db: Queryable; shardKey: string },
  ...groups: readonly DeclaredRows[]
): Promise<DeclaredLookup> {
  const ids = groups.flatMap(([fields, rows]) =>
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'category')
      .flatMap(([name]) => rows.flatMap((row) => idsIn(row[name]))),
  )
  await sql`
    select id from categories where shard_key = ${given.shardKey} and id = any(${ids}::text[])
    order by id for key share`.execute(given.db)
  return lookUpDeclared(given, ...groups)
}

const plain = sql`null::text as type, false as "isBranch", '{}'::text[] as above`

function selectOf(thing: string, shardKey: string, ids: readonly string[]) {
  const isAsked = (column: string) => sql`${sql.ref(column)} = any(${ids}::text[])`
  switch (thing) {
    case 'person':
      return sql`select 'person' as thing, id, full_name as name, is_active as "isActive", ${plain}
        from people where shard_key = ${shardKey} and ${isAsked('id')}`
    case 'asset':
      return sql`select 'asset' as thing, id, name || ' (' || code || ')' as name,
          true as "isActive", ${plain}
        from assets where shard_key = ${shardKey} and ${isAsked('id')}`
    case 'category':
      return sql`select 'category' as thing, one.id,
          concat_ws(' / ', top.name, upper_one.name, one.name) as name,
          one.is_active and coalesce(upper_one.is_active, true) and coalesce(top.is_active, true)
            as "isActive", one.type, exists (
            select 1 from categories as below
            where below.shard_key = one.shard_key and below.parent_id = one.id and below.is_active
          ) as "isBranch", array_remove(array[top.id, upper_one.id], null) as above
        from categories as one
        left join categories as upper_one
          on upper_one.shard_key = one.shard_key and upper_one.id = one.parent_id
        left join categories as top
          on top.shard_key = one.shard_key and top.id = upper_one.parent_id
        where one.shard_key = ${shardKey} and ${isAsked('one.id')}`
    default: {
      const [table, key] = masterKeys[thing as MasterKind]
      return sql`select ${sql.lit(thing)} as thing, ${sql.ref(key)} as id, name,
          true as "isActive", ${plain}
        from ${sql.table(table)} where ${isAsked(key)}`
    }
  }
}
