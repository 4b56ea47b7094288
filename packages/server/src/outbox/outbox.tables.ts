import type { Generated, Selectable } from 'kysely'
import type { DefaultJsonColumn, Instant } from '../db/columns.ts'

/** The tables of what people are to be told, and by which road. */
export interface OutboxTables {
  outbox: OutboxTable
  notification_settings: NotificationSettingsTable
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
}

/** Something that is to be told, and whom it is still to be told. */
export type Telling = Selectable<OutboxTable>
