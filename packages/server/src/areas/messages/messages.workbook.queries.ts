import { sql } from 'kysely'
import type { MessageCategory, MessagePriority, ReceiptState } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { isFor } from '../../records/audience.ts'
import { receiptState } from './messages.queries.ts'
import { isOwn, type Reader } from './messages.rights.ts'

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

/**
 * A row for each person whom a message is for or has reached. Of somebody else's message whoever may
 * not see all finds their own receipt alone; a draft has none.
 */
export function selectWorkbookRows(
  _db: Queryable,
  picked: PickedRows,
  reader: Reader & { seesAll: boolean },
) {
  const mayRead = reader.seesAll
    ? sql`true`
    : sql`(${isOwn(reader)} or person.id = ${reader.personId})`
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
    from ${picked}
    join messages as message on message.shard_key = ${reader.shardKey} and message.id = picked.id
      and message.status <> 'draft'
    join people as person on person.shard_key = message.shard_key
    left join message_receipts as receipt on receipt.shard_key = message.shard_key
      and receipt.message_id = message.id and receipt.person_id = person.id
    where ${mayRead} and (receipt.person_id is not null
      or ${isFor('message', 'message.id', { shardKey: reader.shardKey, personId: sql`person.id` })})
  )`
}
