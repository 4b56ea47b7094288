import type { Instant, JsonColumn } from './db/columns.ts'

/** The tables of what every call that writes leaves behind. */
export interface DispatcherTables {
  idempotency_keys: IdempotencyKeysTable
  audit_events: AuditEventsTable
}

export interface IdempotencyKeysTable {
  shard_key: string
  person_id: string
  key: string
  call: string
  fingerprint: string
  http_status: number
  answer: JsonColumn
  created_at: Instant
}

export interface AuditEventsTable {
  shard_key: string
  record_type: string
  record_id: string
  sequence: number
  at: Instant
  person_id: string | null
  action: string
  changes: JsonColumn
  reason: string | null
  request_id: string
  previous_hash: string
  hash: string
  api_key_id: string | null
}
