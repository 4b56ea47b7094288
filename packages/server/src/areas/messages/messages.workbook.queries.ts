import { sql, type RawBuilder } from 'kysely'
import type { MessageCategory, MessagePriority, ReceiptState } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { ListedIds } from '../../lists/workbook-lines.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { receiptState } from './messages.queries.ts'
import { isForPerson, isToldOf, type Reader } from './messages.rights.ts'

/** What one person has of a message, as the workbook needs it. */
export type WorkbookRow = {
  place: number
  number: string
  title: string
  category: MessageCategory | null
  priority: MessagePriority | null
  startsAt: number | null
  endsAt: number | null
  person: string
  employeeNumber: string
  jobTitle: string
  districtCode: string | null
  crewCode: string | null
  state: ReceiptState
  deliveredAt: number | null
  openedAt: number | null
  acknowledgedAt: number | null
}

type Asking = Reader & { seesAll: boolean }

/**
 * A row for each person whom a message is for or has reached. Of somebody else's message whoever may
 * not see all finds their own receipt alone; a draft has none.
 */
export function selectWorkbookRows(_db: Queryable, picked: PickedRows, reader: Asking) {
  return sql<WorkbookRow>`(
    select picked.place * 1000000 + row_number() over (
        partition by message.id order by person.full_name, person.id) as place,
      message.number, message.title, message.category, message.priority,
      ${epochMs('message.starts_at')} as "startsAt", ${epochMs('message.ends_at')} as "endsAt",
      person.full_name as person, person.employee_number as "employeeNumber",
      person.employee_title as "jobTitle", person.district_code as "districtCode",
      person.crew_code as "crewCode", ${receiptState} as state,
      ${epochMs('receipt.delivered_at')} as "deliveredAt",
      ${epochMs('receipt.opened_at')} as "openedAt",
      ${epochMs('receipt.acknowledged_at')} as "acknowledgedAt"
    from ${picked} ${receiptsOf(reader)}
  )`
}

/** How many rows they are; a message that is for nobody yet, or for others, has none. */
export function countWorkbookRows(picked: ListedIds, reader: Asking) {
  return sql<{ lines: number | null }>`
    select count(*)::float8 as lines from ${picked} ${receiptsOf(reader)}`
}

/** The people of the messages `picked`, with what they have of them. */
function receiptsOf(reader: Asking): RawBuilder<unknown> {
  return sql`
    join messages as message on message.shard_key = ${reader.shardKey} and message.id = picked.id
      and message.status <> 'draft'
    join people as person on person.shard_key = message.shard_key
    left join message_receipts as receipt on receipt.shard_key = message.shard_key
      and receipt.message_id = message.id and receipt.person_id = person.id
    where ${isToldOf(reader)} and (receipt.person_id is not null or ${isForPerson(reader)})`
}
