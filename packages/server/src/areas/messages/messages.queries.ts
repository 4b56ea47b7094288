import { sql } from 'kysely'
import type { ReceiptCounts } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { peopleOf } from '../../records/audience.ts'
import { messageColumns, messageJoins, type MessageRow } from './messages.columns.ts'
import type { Reader } from './messages.rights.ts'

/** A message as it is about to be changed: its row is held until the end of the call. */
export async function messageForChange(
  db: Queryable,
  reader: Reader,
  messageId: string,
): Promise<MessageRow | undefined> {
  const held = await db
    .selectFrom('messages')
    .select('id')
    .where('shard_key', '=', reader.shardKey)
    .where('id', '=', messageId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return held && (await messageRow(db, reader, messageId))
}

/** A message as its reader sees it. */
export async function messageRow(
  db: Queryable,
  reader: Reader,
  messageId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns(reader)} from messages as message ${messageJoins(reader)}
    where message.shard_key = ${reader.shardKey} and message.id = ${messageId}
      and message.deleted_at is null`.execute(db)
  return rows[0]
}

/** Everybody whom a message is for or has reached, with what they have of it. */
const reached = (shardKey: string, messageId: string) => sql`(
  select one.id as person_id, bool_or(one.is_meant) as is_meant
  from messages as message, lateral (
    select meant.id, true as is_meant
    from (${peopleOf('message', shardKey, 'message.id')}) as meant (id)
    union all
    select receipt.person_id, false from message_receipts as receipt
    where receipt.shard_key = message.shard_key and receipt.message_id = message.id
  ) as one
  where message.shard_key = ${shardKey} and message.id = ${messageId}
  group by one.id
) as reached
join messages as message on message.shard_key = ${shardKey} and message.id = ${messageId}
left join message_receipts as receipt on receipt.shard_key = message.shard_key
  and receipt.message_id = message.id and receipt.person_id = reached.person_id`

/** How far somebody came, of what was asked last. */
export const receiptState = sql<string>`case
  when receipt.acknowledged_round >= message.round then 'acknowledged'
  when receipt.opened_round >= message.round then 'opened'
  when receipt.person_id is not null then 'delivered'
  else 'waiting' end`

export type ReceiptRow = {
  id: string
  full_name: string
  profile_image: string | null
  is_meant: boolean
  state: 'waiting' | 'delivered' | 'opened' | 'acknowledged'
  delivered_at: Date | null
  opened_at: Date | null
  acknowledged_at: Date | null
  total: number
}

/** A page of receipts, by name. */
export async function receiptsOf(
  db: Queryable,
  { shardKey, messageId }: { shardKey: string; messageId: string },
  page: { offset: number; limit: number; pattern: string | null; state: string | null },
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select person.id, person.full_name, person.profile_image, reached.is_meant,
      ${receiptState} as state, receipt.delivered_at, receipt.opened_at, receipt.acknowledged_at,
      (count(*) over ())::int as total
    from ${reached(shardKey, messageId)}
    join people as person on person.id = reached.person_id
    where (${page.pattern}::text is null or person.full_name ilike ${page.pattern})
      and (${page.state}::text is null or ${receiptState} = ${page.state})
    order by person.full_name, person.id
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

/** How many people a message is for, and how many came how far. */
export async function receiptCountsOf(
  db: Queryable,
  shardKey: string,
  messageId: string,
): Promise<ReceiptCounts> {
  const { rows } = await sql<ReceiptCounts>`
    select (count(*) filter (where reached.is_meant))::int as audience,
      count(receipt.person_id)::int as delivered,
      (count(*) filter (where receipt.opened_round >= message.round))::int as opened,
      (count(*) filter (where receipt.acknowledged_round >= message.round))::int as acknowledged
    from ${reached(shardKey, messageId)}`.execute(db)
  return rows[0] ?? { audience: 0, delivered: 0, opened: 0, acknowledged: 0 }
}
