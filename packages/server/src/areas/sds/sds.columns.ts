import { sql, type RawBuilder } from 'kysely'
import { sdsSections, type Pictogram, type SdsStatus, type SignalWord } from '@holdpoint/api'
import { isReviewDue, type Reader } from './sds.rights.ts'

/** A sheet as a list shows it. */
export type SheetRow = {
  id: string
  number: string
  product_name: string
  manufacturer: string
  emergency_phone: string
  signal_word: SignalWord
  pictograms: Pictogram[]
  un_number: string
  status: SdsStatus
  status_reason: string | null
  revision_on: string | null
  review_on: string | null
  is_review_due: boolean | null
  pad_names: string[]
  row_version: number
  /** What stands in the way of approving it, worked out where its sections are read. */
  empty_sections: string[]
  has_head: boolean
}

const sections = sql.join(sdsSections.map((name) => sql.lit(name)))

/** The columns of a row, over `sds_sheets as sheet`. */
export function sheetColumns(reader: Pick<Reader, 'today'>): RawBuilder<SheetRow> {
  return sql`sheet.id, sheet.number, sheet.product_name, sheet.manufacturer,
    sheet.emergency_phone, sheet.signal_word, sheet.pictograms, sheet.un_number, sheet.status,
    sheet.status_reason, sheet.revision_on::text as revision_on,
    sheet.review_on::text as review_on, ${isReviewDue(reader)} as is_review_due, sheet.row_version,
    (
      select coalesce(array_agg(distinct pad.name order by pad.name), '{}')
      from sds_inventory as stock join pads as pad on pad.id = stock.pad_id
      where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
    ) as pad_names,
    array(
      select section.name from unnest(array[${sections}]) as section (name)
      where coalesce(sheet.sections ->> section.name, '') = ''
    ) as empty_sections,
    (sheet.manufacturer <> '' and sheet.emergency_phone <> '' and sheet.revision_on is not null)
      as has_head`
}
