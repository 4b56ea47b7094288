import { sql, type RawBuilder } from 'kysely'
import {
  type AcknowledgementState,
  sdsSections,
  type Pictogram,
  type SdsStatus,
  type SignalWord,
} from '@holdpoint/api'
import {
  acknowledgementJoin,
  askedFrom,
  dueOn,
  isAcknowledged,
  stateOfAck,
} from '../../records/acknowledgement.ts'
import { requestColumn, type RequestColumn } from './sds.requests.ts'
import { isAsked, isReviewDue, placedThere, type Reader } from './sds.rights.ts'

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
  stays_in_use: boolean
  status_reason: string | null
  revision_on: string | null
  review_on: string | null
  is_review_due: boolean | null
  pad_names: string[]
  request: RequestColumn | null
  row_version: number
  require_ack: boolean
  current_version: number
  /** Whether whoever asks is to acknowledge it, and how far they are. */
  is_asked: boolean
  ack_state: AcknowledgementState | null
  ack_due_on: string | null
  asked_from: Date | null
  is_opened: boolean
  /** Whether anybody ever acknowledged it. */
  is_acknowledged: boolean
  /** What stands in the way of approving it, worked out where its sections are read. */
  empty_sections: string[]
  has_head: boolean
}

const sections = sql.join(sdsSections.map((name) => sql.lit(name)))

/** The columns of a row, over what `sheetSeen` joins. */
export function sheetColumns(reader: Reader): RawBuilder<SheetRow> {
  return sql`sheet.id, sheet.number, sheet.product_name, sheet.manufacturer,
    sheet.emergency_phone, sheet.signal_word, sheet.pictograms, sheet.un_number, sheet.status,
    sheet.stays_in_use, sheet.status_reason, sheet.revision_on::text as revision_on,
    sheet.review_on::text as review_on, ${isReviewDue(reader)} as is_review_due, sheet.row_version,
    ${requestColumn(reader)} as request, sheet.require_ack, sheet.current_version,
    ${isAsked(reader)} as is_asked,
    ${stateOfAck('sheet', reader)} as ack_state, ${dueOn('sheet', reader)}::text as ack_due_on,
    ${askedFrom('sheet')} as asked_from,
    coalesce(ack.opened_at >= ${askedFrom('sheet')}, false) as is_opened,
    ${isAcknowledged('sds', 'sheet')} as is_acknowledged,
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

/** What somebody has of a sheet, joined as `ack`. */
export function ownAck(person: RawBuilder<unknown>): RawBuilder<unknown> {
  const placedAt = placedThere(person)
  return acknowledgementJoin({ recordType: 'sds', record: 'sheet', person, placedAt })
}

/** A sheet, with what whoever asks has of it as `ack`. */
export const sheetSeen = ({ personId }: Pick<Reader, 'personId'>): RawBuilder<unknown> =>
  sql`sds_sheets as sheet ${ownAck(sql`${personId}::text`)}`
