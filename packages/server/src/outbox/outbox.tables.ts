import type { Generated } from 'kysely'
import type { Instant } from '../db/columns.ts'

/** The table of what people are to be told. */
export interface OutboxTables {
  outbox: OutboxTable
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
