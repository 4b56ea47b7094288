import type { Generated } from 'kysely'
import type { Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of what people are told. */
export interface NotificationsTables {
  notifications: NotificationsTable
}

export interface NotificationsTable {
  shard_key: string
  id: string
  person_id: string
  kind: string
  record_type: string
  record_id: string
  actor_id: string | null
  created_at: Instant
  read_at: NullableInstant
  /** It stands in the inbox. */
  is_shown: Generated<boolean>
  /** When it goes into a mail; null where it does not, or did. */
  mail_due_at: NullableInstant
  mailed_at: NullableInstant
  /** When it stands in the inbox again; past or null where it does. */
  put_off_until: NullableInstant
  /** What happened, where it was told to followers and by rules. */
  event: string | null
}
