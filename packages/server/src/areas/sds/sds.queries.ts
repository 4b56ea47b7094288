import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { failField } from '../../fail.ts'
import type { Parameter } from '../../lists/conditions.ts'
import { sheetColumns, sheetSeen, type SheetRow } from './sds.columns.ts'
import { inUse, isRead, type Reader } from './sds.rights.ts'

/**
 * Whether a sheet, as `sheet`, holds a pattern where people would look for it; what it says is
 * looked through for those who read it alone.
 */
export const sheetHolds = (
  pattern: Parameter<string>,
  reader: { readsAll: boolean },
): RawBuilder<SqlBool> => sql<SqlBool>`(sheet.product_name ilike ${pattern}
  or sheet.manufacturer ilike ${pattern} or sheet.number ilike ${pattern}
  or exists (select 1 from unnest(sheet.synonyms) as name where name ilike ${pattern})
  or ${isRead(reader)} and (
    sheet.un_number ilike ${pattern}
    -- A CAS number stands among the ingredients, whose names are searched with it.
    or exists (
      select 1 from jsonb_array_elements(sheet.ingredients) as one
      where one ->> 'cas' ilike ${pattern} or one ->> 'name' ilike ${pattern}
    )
  ))`

/** A sheet as its reader sees it. */
export async function sheetRow(
  db: Queryable,
  reader: Reader,
  sheetId: string,
): Promise<SheetRow | undefined> {
  const { rows } = await sql<SheetRow>`
    select ${sheetColumns(reader)} from ${sheetSeen(reader)}
    where sheet.shard_key = ${reader.shardKey} and sheet.id = ${sheetId}
      and sheet.deleted_at is null`.execute(db)
  return rows[0]
}

/** A sheet as it is about to be changed: its row is held until the end of the call. */
export async function sheetForChange(
  db: Queryable,
  reader: Reader,
  sheetId: string,
): Promise<SheetRow | undefined> {
  const held = await db
    .selectFrom('sds_sheets')
    .select('id')
    .where('shard_key', '=', reader.shardKey)
    .where('id', '=', sheetId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return held && (await sheetRow(db, reader, sheetId))
}

/** What a detail knows beside its row. */
export function sheetWhole(db: Queryable, shardKey: string, sheetId: string) {
  return db
    .selectFrom('sds_sheets as sheet')
    .innerJoin('people as maker', 'maker.id', 'sheet.created_by')
    .leftJoin('people as approver', 'approver.id', 'sheet.approved_by')
    .select([
      'sheet.synonyms',
      'sheet.manufacturer_address',
      'sheet.manufacturer_phone',
      'sheet.ingredients',
      'sheet.language',
      'sheet.jurisdiction',
      'sheet.h_codes',
      'sheet.p_codes',
      'sheet.storage_class',
      'sheet.ppe',
      'sheet.sections',
      'sheet.replaces_id',
      'sheet.created_at',
      'sheet.approved_at',
      'sheet.due_days',
      'sheet.repeat_months',
      'maker.id as maker_id',
      'maker.full_name as maker_name',
      'maker.profile_image as maker_image',
      'approver.id as approver_id',
      'approver.full_name as approver_name',
      'approver.profile_image as approver_image',
    ])
    .where('sheet.shard_key', '=', shardKey)
    .where('sheet.id', '=', sheetId)
    .executeTakeFirstOrThrow()
}

/** The sheet of an id, or the newest one that takes the place of another. */
export function otherSheet(
  db: Queryable,
  shardKey: string,
  which: { id: string } | { replacing: string },
) {
  const [column, value] =
    'id' in which ? (['id', which.id] as const) : (['replaces_id', which.replacing] as const)
  return db
    .selectFrom('sds_sheets')
    .select(['id', 'number', 'product_name', 'status', 'stays_in_use', 'row_version'])
    .where('shard_key', '=', shardKey)
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** The pad that a form names; without one the field says so. */
export async function requirePad(db: Queryable, padId: string): Promise<{ name: string }> {
  const pad = await db.selectFrom('pads').select('name').where('id', '=', padId).executeTakeFirst()
  return pad ?? failField('padId', 'Please choose a pad.')
}

/** What lies where, by the pad's name. */
export function stockOf(db: Queryable, shardKey: string, sheetId: string) {
  return db
    .selectFrom('sds_inventory as stock')
    .innerJoin('pads as pad', 'pad.id', 'stock.pad_id')
    .select([
      'stock.id',
      'stock.pad_id',
      'pad.name',
      'stock.container',
      sql<number>`stock.quantity::float8`.as('quantity'),
      sql<number | null>`stock.maximum::float8`.as('maximum'),
      'stock.unit',
    ])
    .where('stock.shard_key', '=', shardKey)
    .where('stock.sheet_id', '=', sheetId)
    .orderBy('pad.name')
    .orderBy('stock.container')
    .execute()
}

/** The manufacturers of sheets in use by a part of their name, or exactly some. */
export async function manufacturersOf(
  db: Queryable,
  shardKey: string,
  { pattern, ids }: { pattern: string | undefined; ids: readonly string[] | undefined },
) {
  const { rows } = await sql<{ id: string; name: string }>`
    select manufacturer_id as id, min(manufacturer) as name from sds_sheets as sheet
    where shard_key = ${shardKey} and deleted_at is null and ${inUse}
      and manufacturer <> ''
      ${ids === undefined ? sql`` : sql`and manufacturer_id = any(${[...ids]}::text[])`}
      ${pattern === undefined ? sql`` : sql`and manufacturer ilike ${pattern}`}
    group by manufacturer_id order by name limit 50`.execute(db)
  return rows
}
