import type { Generated } from 'kysely'
import type { Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of keys for other sites. */
export interface ApiKeysTables {
  api_keys: ApiKeysTable
  external_access_keys: ExternalAccessKeysTable
}

export interface ApiKeysTable {
  shard_key: string
  id: string
  name: string
  origins: string[]
  scopes: string[]
  page_key_hash: string
  server_secret_hash: string
  created_by: string
  created_at: Instant
  expires_at: Instant
  last_used_at: NullableInstant
  revoked_at: NullableInstant
  row_version: Generated<number>
}

export interface ExternalAccessKeysTable {
  shard_key: string
  id: string
  api_key_id: string
  person_id: string
  key_hash: string
  created_at: Instant
  expires_at: Instant
  used_at: NullableInstant
}
