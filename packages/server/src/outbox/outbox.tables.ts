import type { Generated, Selectable } from 'kysely'
import type { DefaultJsonColumn, Instant } from '../db/columns.ts'

/** The tables of what people are to be told, and by which road. */
export interface OutboxTables {
  outbox: OutboxTable
  outbox_events: OutboxEventsTable
  notification_settings: NotificationSettingsTable
  subscriptions: SubscriptionsTable
  subscription_hits: SubscriptionHitsTable
  notify_rules: NotifyRulesTable
}

export interface OutboxEventsTable {
  shard_key: string
  record_type: string
  record_id: string
  sequence: number
  tries: Generated<number>
  next_try_at: Instant
}

export interface SubscriptionsTable {
  shard_key: string
  id: string
  person_id: string
  record_type: string | null
  record_id: string | null
  saved_filter_id: string | null
  created_at: Instant
}

export interface SubscriptionHitsTable {
  shard_key: string
  subscription_id: string
  record_id: string
}

export interface NotifyRulesTable {
  shard_key: string
  id: string
  module_type: string
  /** The form, where it is about one; empty for all of the module. */
  form_id: Generated<string>
  event: string
  updated_by: string
  updated_at: Instant
  row_version: Generated<number>
}

export interface NotificationSettingsTable {
  shard_key: string
  person_id: string
  /** A clock time of the person's own zone, `HH:MM`. */
  quiet_from: string | null
  quiet_to: string | null
  digest_at: string
  choices: DefaultJsonColumn
}

export interface OutboxTable {
  shard_key: string
  id: string
  kind: string
  record_type: string
  record_id: string
  actor_id: string | null
  person_ids: string[]
  is_to_audience: Generated<boolean>
  created_at: Instant
  tries: Generated<number>
  next_try_at: Instant
  /** What happened, where it is told to followers and by rules. */
  event: string | null
}

/** Something that is to be told, and whom it is still to be told. */
export type Telling = Selectable<OutboxTable>
