import type { Generated } from 'kysely'
import type { Instant, NullableInstant } from '../db/columns.ts'

/** The tables of signing in. */
export interface SessionTables {
  sessions: SessionsTable
  sign_in_identities: SignInIdentitiesTable
  sign_in_throttles: SignInThrottlesTable
  spent_refresh_secrets: SpentRefreshSecretsTable
  one_time_links: OneTimeLinksTable
  set_up: SetUpTable
  set_up_codes: SetUpCodesTable
}

export interface OneTimeLinksTable {
  shard_key: string
  id: string
  person_id: string
  purpose: 'invite' | 'reset'
  secret_hash: string
  created_at: Instant
  expires_at: Instant
  used_at: NullableInstant
}

export interface SetUpTable {
  is_done: Generated<boolean>
  done_at: Instant
}

export interface SetUpCodesTable {
  code_hash: string
  created_at: Instant
}

export interface SessionsTable {
  id: string
  person_id: string
  shard_key: string
  kind: 'browser' | 'client' | 'embed'
  device_type: string
  access_hash: string
  access_expires_at: Instant
  refresh_hash: string | null
  previous_refresh_hash: string | null
  previous_access_hash: string | null
  generation: Generated<number>
  rotated_at: NullableInstant
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  revoked_at: NullableInstant
  api_key_id: string | null
  scopes: string[] | null
  /** What its person knows the device by, such as "Firefox on Android"; empty where nothing says. */
  device_name: Generated<string>
  /** The network that it was opened from. */
  network: Generated<string>
  /** The identity provider that let the person in, by its name then; null of a password. */
  signed_in_by: string | null
  /** Its ID token of the session, sealed, while the session lives. */
  provider_hint: string | null
  /** What it calls its own session. */
  provider_session: string | null
}

/** Secrets of earlier generations than the one before: whoever shows one has a copy. */
export interface SpentRefreshSecretsTable {
  refresh_hash: string
  session_id: string
}

/** Whom the company's identity provider means by a name of its own. */
export interface SignInIdentitiesTable {
  shard_key: string
  person_id: string
  issuer: string
  subject: string
  linked_at: Instant
}

export interface SignInThrottlesTable {
  bucket: string
  failures: number
  window_started_at: Instant
  blocked_until: NullableInstant
}
