import { sql, type RawBuilder } from 'kysely'
import type { SignalWord } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { ListedIds } from '../../lists/workbook-lines.ts'
import type { PickedRows } from '../../lists/workbook-rows.ts'
import { isRead } from './sds.rights.ts'

/** What lies on a pad, as the workbook needs it. */
export type WorkbookRow = {
  place: number
  number: string
  product: string
  manufacturer: string
  pad: string | null
  padNumber: string | null
  container: string | null
  quantity: number | null
  maximum: number | null
  unit: string | null
  signalWord: SignalWord
  hCodes: string[]
  cas: string | null
  unNumber: string
  storageClass: string
  emergencyPhone: string
  revisionOn: string | null
  reviewOn: string | null
}

/**
 * A line for each pad; a sheet whose product lies nowhere has one without a pad. What it says stands
 * there for those who read it.
 */
export function selectWorkbookRows(
  _db: Queryable,
  picked: PickedRows,
  { shardKey, readsAll }: { shardKey: string; readsAll: boolean },
) {
  const read = (column: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) =>
    sql`case when ${isRead({ readsAll })} then ${column} else ${otherwise} end`
  return sql<WorkbookRow>`(
    select picked.place, sheet.number, sheet.product_name as product, sheet.manufacturer,
      pad.name as pad, pad.number as "padNumber", stock.container,
      stock.quantity::float8 as quantity, stock.maximum::float8 as maximum, stock.unit,
      ${read(sql`sheet.signal_word`, sql`'none'`)} as "signalWord",
      ${read(sql`sheet.h_codes`, sql`'{}'`)} as "hCodes",
      (
        select string_agg(one ->> 'cas', ', ') from jsonb_array_elements(sheet.ingredients) as one
        where one ->> 'cas' <> '' and ${isRead({ readsAll })}
      ) as cas,
      ${read(sql`sheet.un_number`, sql`''`)} as "unNumber",
      ${read(sql`sheet.storage_class`, sql`''`)} as "storageClass",
      ${read(sql`sheet.emergency_phone`, sql`''`)} as "emergencyPhone",
      sheet.revision_on::text as "revisionOn",
      sheet.review_on::text as "reviewOn"
    from ${picked}
    join sds_sheets as sheet on sheet.shard_key = ${shardKey} and sheet.id = picked.id
    left join sds_inventory as stock
      on stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
    left join pads as pad on pad.id = stock.pad_id
    order by picked.place, pad.name, stock.container
  )`
}

/** How many lines they are: one at least for each sheet. */
export function countWorkbookRows(picked: ListedIds, { shardKey }: { shardKey: string }) {
  return sql<{ lines: number | null }>`
    select count(*)::float8 as lines
    from ${picked}
    left join sds_inventory as stock
      on stock.shard_key = ${shardKey} and stock.sheet_id = picked.id`
}
