import { sql, type SqlBool } from 'kysely'
import { keptFilterDays } from '@holdpoint/api'
import type { Database, Queryable } from './db/database.ts'
import { clearExpiredUploads } from './files/clear-expired-uploads.ts'
import type { Ports } from './ports/ports.ts'

const dayMs = 24 * 3600 * 1000

/** Field tablets come back late: a repeated post must still find its answer after this long. */
const keysKeptMs = 30 * dayMs
/** A session that is over is kept a little, for whoever asks what happened. */
const deadSessionsKeptMs = 7 * dayMs
/** Used or not, such a key opens nothing after five minutes; what it was for is in the audit trail. */
const externalKeysKeptMs = dayMs
/** Longer than any throttle's window. */
const throttlesKeptMs = dayMs

/** What people were told is told for this long (domain 2.22). */
const notificationsKeptMs = 90 * dayMs
/** Used or over, such a link opens nothing; that it was used stands in the audit trail. */
const linksKeptMs = 7 * dayMs
/** Mails that are settled, for whoever asks whether one was sent. */
const mailsKeptMs = 90 * dayMs
/** What became of a table of people (decision 0091); what it changed stands in the audit trail. */
const importsKeptMs = 30 * dayMs

/** What webhooks were told, for whoever asks whether it arrived. */
const deliveriesKeptMs = 30 * dayMs

/** How many rows one statement takes away, and one run of each kind at most. */
const rowsAtOnce = 1000
const batchesMax = 100

export interface HousekeepingParts {
  database: Database
  ports: Pick<Ports, 'clock' | 'files' | 'log'>
}

/** How much of each kind one run has cleared away. */
export type Housekept = {
  uploads: number
  idempotencyKeys: number
  sessions: number
  providerHints: number
  throttles: number
  externalKeys: number
  keptFilters: number
  uploadsInParts: number
  notifications: number
  imports: number
  links: number
  mails: number
  webhookDeliveries: number
}

/**
 * Clears away what nobody needs any more; meant to be run every hour. One kind that fails is logged
 * and keeps no other from being cleared.
 */
export async function runHousekeeping({ database, ports }: HousekeepingParts): Promise<Housekept> {
  const now = ports.clock.now()
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const db = database.kysely

  async function attempt(what: string, work: () => Promise<number>): Promise<number> {
    try {
      return await work()
    } catch (error) {
      ports.log.error({ what, error }, 'housekeeping failed')
      return 0
    }
  }

  const housekept: Housekept = {
    uploads: await attempt('uploads', () => clearExpiredUploads({ database, ports, now })),
    idempotencyKeys: await attempt('idempotency keys', () =>
      inBatches(() => clearIdempotencyKeys(db, before(keysKeptMs))),
    ),
    sessions: await attempt('sessions', () =>
      inBatches(() => clearSessions(db, before(deadSessionsKeptMs))),
    ),
    providerHints: await attempt('hints of identity providers', () => clearHints(db, now)),
    throttles: await attempt('throttles', () =>
      inBatches(() => clearThrottles(db, before(throttlesKeptMs))),
    ),
    externalKeys: await attempt('external-access keys', () =>
      inBatches(() => clearExternalKeys(db, before(externalKeysKeptMs))),
    ),
    keptFilters: await attempt('kept filters', () =>
      inBatches(() => clearKeptFilters(db, before(keptFilterDays * dayMs))),
    ),
    uploadsInParts: await attempt('uploads in parts', () =>
      inBatches(() => clearUploadsInParts(db, now)),
    ),
    notifications: await attempt('notifications', () =>
      inBatches(() => clearNotifications(db, before(notificationsKeptMs))),
    ),
    imports: await attempt('imports of people', () =>
      inBatches(() => clearImports(db, before(importsKeptMs))),
    ),
    links: await attempt('one-time links', () =>
      inBatches(() => clearLinks(db, before(linksKeptMs))),
    ),
    mails: await attempt('mails', () => inBatches(() => clearMails(db, before(mailsKeptMs)))),
    webhookDeliveries: await attempt('deliveries of webhooks', () =>
      inBatches(() => clearDeliveries(db, before(deliveriesKeptMs))),
    ),
  }
  ports.log.info(housekept, 'housekeeping done')
  return housekept
}

/** Small statements one after the other, so that none holds others up for long. */
async function inBatches(clear: () => Promise<number>): Promise<number> {
  let cleared = 0
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const count = await clear()
    cleared += count
    if (count < rowsAtOnce) {
      break
    }
  }
  return cleared
}

async function clearIdempotencyKeys(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('idempotency_keys')
    .where(
      sql<SqlBool>`(shard_key, person_id, key) in (
        select shard_key, person_id, key from idempotency_keys
        where created_at < ${before} limit ${rowsAtOnce}::int
      )`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearSessions(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('id', 'in', (select) =>
      select
        .selectFrom('sessions')
        .select('id')
        .where((where) =>
          where.or([where('expires_at', '<', before), where('revoked_at', '<', before)]),
        )
        .limit(rowsAtOnce),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** A session that has run out keeps nothing of the identity provider that began it. */
async function clearHints(db: Queryable, now: Date): Promise<number> {
  const cleared = await db
    .updateTable('sessions')
    .set({ provider_hint: null })
    .where('provider_hint', 'is not', null)
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(cleared.numUpdatedRows)
}

async function clearThrottles(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('sign_in_throttles')
    .where('bucket', 'in', (select) =>
      select
        .selectFrom('sign_in_throttles')
        .select('bucket')
        .where('window_started_at', '<', before)
        .limit(rowsAtOnce),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearExternalKeys(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('external_access_keys')
    .where('id', 'in', (select) =>
      select
        .selectFrom('external_access_keys')
        .select('id')
        .where('expires_at', '<', before)
        .limit(rowsAtOnce),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearKeptFilters(db: Queryable, before: Date): Promise<number> {
  const day = before.toISOString().slice(0, 10)
  const gone = await db
    .deleteFrom('kept_filters')
    .where(
      sql<SqlBool>`(shard_key, hash) in (
        select shard_key, hash from kept_filters
        where last_used_on < ${day}::date limit ${rowsAtOnce}::int
      ) and last_used_on < ${day}::date`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Their parts are uploads, which expire by themselves. */
async function clearUploadsInParts(db: Queryable, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom('uploads_in_parts')
    .where(
      sql<SqlBool>`(shard_key, id) in (
        select shard_key, id from uploads_in_parts
        where expires_at < ${now}::timestamptz limit ${rowsAtOnce}::int
      )`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearNotifications(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('notifications')
    .where(
      sql<SqlBool>`(shard_key, id) in (
        select shard_key, id from notifications
        where created_at < ${before}::timestamptz limit ${rowsAtOnce}::int
      )`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearImports(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('table_imports')
    .where(
      sql<SqlBool>`(shard_key, id) in (
        select shard_key, id from table_imports
        where created_at < ${before}::timestamptz limit ${rowsAtOnce}::int
      )`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearLinks(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('one_time_links')
    .where(
      sql<SqlBool>`(shard_key, id) in (
        select shard_key, id from one_time_links
        where expires_at < ${before}::timestamptz or used_at < ${before}::timestamptz
        limit ${rowsAtOnce}::int
      )`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearMails(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('mail_outbox')
    .where(
      sql<SqlBool>`(shard_key, id) in (
        select shard_key, id from mail_outbox
        where state not in ('waiting', 'sending') and created_at < ${before}::timestamptz
        limit ${rowsAtOnce}::int
      )`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function clearDeliveries(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('webhook_deliveries')
    .where(
      sql<SqlBool>`(shard_key, id) in (
        select shard_key, id from webhook_deliveries
        where happened_at < ${before}::timestamptz limit ${rowsAtOnce}::int
      )`,
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
