import type { Webhook, WebhookDelivery } from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { DeliveryRow, WebhookRow } from '../../webhooks/webhooks.tables.ts'

/** The webhooks of an organisation, the newest first; or the one that is named. */
export async function webhooksOf(db: Queryable, shardKey: string, id?: string): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks as webhook')
    .innerJoin('people as maker', 'maker.id', 'webhook.created_by')
    .selectAll('webhook')
    .select('maker.full_name')
    .select(
      sql<number>`(
        select count(*)::int from webhook_deliveries as due
        where due.shard_key = webhook.shard_key and due.webhook_id = webhook.id
          and due.state = 'waiting'
      )`.as('waiting'),
    )
    .where('webhook.shard_key', '=', shardKey)
    .where('webhook.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('webhook.id', '=', id ?? ''))
    .orderBy('webhook.created_at', 'desc')
    .orderBy('webhook.id', 'desc')
    .execute()
  return rows.map((row) => ({
    webhookId: row.id,
    ...{ name: row.name, url: row.url, events: row.events, state: row.state },
    pausedBy: row.paused_by,
    failingSince: row.failing_since?.toISOString() ?? null,
    waiting: row.waiting,
    createdBy: { personId: row.created_by, name: row.full_name },
    createdAt: row.created_at.toISOString(),
    rowVersion: row.row_version,
  }))
}

/** A webhook that is about to change; nobody else changes it, or posts to it, until then. */
export function webhookForChange(
  db: Queryable,
  shardKey: string,
  id: string,
): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes to a webhook what somebody changed. */
export async function changeWebhook(
  db: Queryable,
  { shard_key: shardKey, id, row_version: version }: WebhookRow,
  columns: Partial<WebhookRow>,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ ...columns, row_version: version + 1 })
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
}

/** What a webhook was told, the newest first. */
export async function deliveriesOf(
  db: Queryable,
  shardKey: string,
  { webhookId, pLimit, pOffset }: { webhookId: string; pLimit: number; pOffset: number },
): Promise<{ data: WebhookDelivery[]; total: number }> {
  const told = db
    .selectFrom('webhook_deliveries')
    .where('shard_key', '=', shardKey)
    .where('webhook_id', '=', webhookId)
  const rows = await told
    .selectAll()
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pLimit)
    .offset(pOffset)
    .execute()
  const { total } = await told
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(deliveryOf), total }
}

/** A delivery as it is answered. */
export function deliveryOf(row: DeliveryRow): WebhookDelivery {
  return {
    deliveryId: row.id,
    ...{ type: row.type, recordType: row.record_type, recordId: row.record_id },
    happenedAt: row.happened_at.toISOString(),
    ...{ state: row.state, attempts: row.attempts, status: row.status, note: row.note },
    lastTriedAt: row.last_tried_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  }
}
