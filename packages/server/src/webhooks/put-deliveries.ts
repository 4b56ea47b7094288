import { webhookEventOf } from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import type { AuditEvent } from '../handler.ts'

/**
 * Puts what happened where webhooks are told it, in the transaction of its audit row: one cannot be
 * there without the other. What the table of events does not name costs no statement.
 */
export async function putDeliveries(
  db: Queryable,
  { shardKey, personId, at }: { shardKey: string; personId: string | null; at: Date },
  rows: readonly (Pick<AuditEvent, 'recordType' | 'recordId' | 'action'> & { sequence: number })[],
): Promise<void> {
  const told = rows.flatMap((row) => {
    const type = webhookEventOf(row)
    return type === undefined ? [] : [{ ...row, type }]
  })
  if (told.length === 0) {
    return
  }
  const column = (of: (row: (typeof told)[number]) => string) => told.map(of)
  await sql`
    insert into webhook_deliveries (
      shard_key, id, webhook_id, type, record_type, record_id, sequence, action, person_id,
      happened_at, next_try_at
    )
    select ${shardKey},
      'msg_' || md5(webhook.id || ' ' || one.record_type || ' ' || one.record_id || ' ' || one.sequence),
      webhook.id, one.type, one.record_type, one.record_id, one.sequence, one.action,
      ${personId}::text, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from unnest(${column(({ type }) => type)}::text[], ${column(({ recordType }) => recordType)}::text[],
      ${column(({ recordId }) => recordId)}::text[], ${told.map(({ sequence }) => sequence)}::int[],
      ${column(({ action }) => action)}::text[]
    ) as one (type, record_type, record_id, sequence, action)
    join webhooks as webhook on webhook.shard_key = ${shardKey} and webhook.state = 'active'
      and webhook.deleted_at is null and one.type = any(webhook.events)
    on conflict do nothing`.execute(db)
}
