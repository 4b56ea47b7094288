import type { Generated } from 'kysely'
import type {
  FurtherLanguage,
  MessageCategory,
  MessagePriority,
  MessageState,
} from '@holdpoint/api'
import type { ComputedNumber, Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of the message center. */
export interface MessagesTables {
  messages: MessagesTable
  message_receipts: MessageReceiptsTable
  message_texts: MessageTextsTable
}

export interface MessagesTable {
  shard_key: string
  id: string
  number: string
  title: string
  category: MessageCategory | null
  description: Generated<string>
  priority: MessagePriority | null
  starts_at: NullableInstant
  ends_at: NullableInstant
  require_ack: Generated<boolean>
  /** Draft, scheduled or recalled is what is kept; where it stands now is `stateOf`. */
  status: MessageState
  status_reason: string | null
  round: Generated<number>
  /** Counts up when its title or its description changes. */
  edition: Generated<number>
  created_by: string
  created_at: Instant
  updated_at: Instant
  changed_at: NullableInstant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
  priority_rank: ComputedNumber
}

/** What a person has of a message; rounds tell up to which asking it counts. */
export interface MessageReceiptsTable {
  shard_key: string
  message_id: string
  person_id: string
  delivered_at: Instant
  opened_at: NullableInstant
  acknowledged_at: NullableInstant
  opened_round: Generated<number>
  acknowledged_round: Generated<number>
}

/** What a message says in a further language. */
export interface MessageTextsTable {
  shard_key: string
  message_id: string
  language: FurtherLanguage
  title: string
  description: string
  /** The edition of the message that it says. */
  edition: Generated<number>
  updated_by: string
  updated_at: Instant
}
