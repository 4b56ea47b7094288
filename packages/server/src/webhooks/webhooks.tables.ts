import type { Generated, Selectable } from 'kysely'
import type { Instant, NullableInstant } from '../db/columns.ts'

/** The tables of other systems that are told what happens. */
export interface WebhooksTables {
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}

export interface WebhooksTable {
  shard_key: string
  id: string
  name: string
  url: string
  events: string[]
  state: Generated<'active' | 'paused'>
  paused_by: 'person' | 'failing' | 'gone' | null
  failing_since: NullableInstant
  secret_generation: Generated<number>
  secret_hash: string
  secret_rotated_at: NullableInstant
  busy_until: NullableInstant
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
  row_version: Generated<number>
}

export interface WebhookDeliveriesTable {
  shard_key: string
  id: string
  webhook_id: string
  type: string
  record_type: string
  record_id: string
  sequence: number
  action: string
  person_id: string | null
  happened_at: Instant
  body: string | null
  state: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  status: number | null
  note: string | null
  last_tried_at: NullableInstant
  next_try_at: NullableInstant
}

/** A webhook as it lies in the database. */
export type WebhookRow = Selectable<WebhooksTable>
/** Something that a webhook is told, as it lies in the database. */
export type DeliveryRow = Selectable<WebhookDeliveriesTable>
