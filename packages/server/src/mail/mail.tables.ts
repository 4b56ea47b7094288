import type { Generated } from 'kysely'
import type { Instant, NullableInstant } from '../db/columns.ts'

/** The table of mails. */
export interface MailTables {
  mail_outbox: MailOutboxTable
}

export interface MailOutboxTable {
  shard_key: string
  id: string
  kind: string
  to_address: string
  subject: string
  text: string
  html: string | null
  link_id: string | null
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure' | 'no_server'
  tries: Generated<number>
  next_try_at: NullableInstant
  last_error: string | null
  created_at: Instant
  settled_at: NullableInstant
}
