import { policies } from '@holdpoint/api'
import { sql } from 'kysely'
import { appendAudit } from '../audit.ts'
import type { Database, Queryable } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { notify } from '../outbox/notify.ts'
import type { Ports } from '../ports/ports.ts'
import { holdersOfAny } from '../session/permissions-of.ts'
import { payloadOf } from './payload.ts'
import type { Post, Posted } from './post.ts'
import { signedHeaders, signingSecrets } from './secret.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.tables.ts'

/** How long after each failed try the next one comes; after the last the delivery is given up. */
export const waitsS = [5, 300, 1800, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600]
/** Longer than any post takes. A webhook that is held by then was held by a process that died. */
const heldS = 60
/** A webhook that takes nothing for this long is paused. */
const failingMs = 5 * 24 * 3600_000
/** The answer by which an address says that it will never take anything again. */
const gone = 410

export interface WebhookParts {
  database: Database
  ports: Ports
  post: Post
  /** What the secrets of webhooks are worked out from. */
  secret: string
  /** The address that people type: the addresses of records begin with it. */
  publicOrigin: string
}

type Taken = { webhook: WebhookRow; delivery: DeliveryRow }

/**
 * Posts the delivery that has waited longest; answers whether there was one. It is taken before it is
 * posted and settled after, each in a transaction of its own: a process that dies in between leaves it
 * waiting, and it is posted again under the same id. Of a webhook one is posted at a time.
 */
export async function deliverNext(parts: WebhookParts): Promise<boolean> {
  const { database } = parts
  const taken = await transaction(database, (db) => takeDue(db, parts))
  if (taken === undefined) {
    return false
  }
  const posted = await postTaken(taken, parts)
  await transaction(database, (db) => settle(db, parts, taken, posted))
  return true
}

/** What came of a try; what failed before anything was posted says nothing of the webhook. */
type Tried = Posted & { isOurFault?: boolean }

async function postTaken({ webhook, delivery }: Taken, parts: WebhookParts): Promise<Tried> {
  const { ports, post, secret } = parts
  const at = ports.clock.now()
  const secrets = signingSecrets(webhook, secret, at)
  if (secrets.length === 0) {
    const note = 'The secret of this server has changed: make a new secret here.'
    return { status: null, note }
  }
  const body = delivery.body ?? (await writeBody(delivery, parts))
  return body === null
    ? { status: null, note: 'This server could not write what it sends.', isOurFault: true }
    : post(webhook.url, body, signedHeaders({ id: delivery.id, body, at }, secrets))
}

/**
 * Writes what is posted, and keeps it: every try posts the same. Null where that fails: it is tried
 * again as what was not taken is, and holds up nothing that comes after it.
 */
async function writeBody(
  delivery: DeliveryRow,
  { database, ports, publicOrigin }: WebhookParts,
): Promise<string | null> {
  try {
    return await transaction(database, async (db) => {
      const body = JSON.stringify(await payloadOf(db, delivery, publicOrigin))
      await update(db, delivery, { body })
      return body
    })
  } catch (error) {
    ports.log.error({ error, deliveryId: delivery.id }, 'what a webhook sends could not be written')
    return null
  }
}

async function takeDue(db: Queryable, { ports }: WebhookParts): Promise<Taken | undefined> {
  const now = ports.clock.now()
  const { rows } = await sql<WebhookRow>`
    select webhook.* from webhooks as webhook
    where webhook.state = 'active' and webhook.deleted_at is null
      and (webhook.busy_until is null or webhook.busy_until <= ${now}::timestamptz)
      and exists (
        select 1 from webhook_deliveries as due
        where due.shard_key = webhook.shard_key and due.webhook_id = webhook.id
          and due.state = 'waiting' and due.next_try_at <= ${now}::timestamptz
      )
    order by webhook.busy_until nulls first
    limit 1
    for update skip locked`.execute(db)
  const [webhook] = rows
  if (webhook === undefined) {
    return undefined
  }
  const due = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('shard_key', '=', webhook.shard_key)
    .where('webhook_id', '=', webhook.id)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('sequence')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (due === undefined) {
    return undefined
  }
  const heldUntil = after(now, heldS)
  const attempts = due.attempts + 1
  await update(db, due, { attempts, last_tried_at: now, next_try_at: heldUntil })
  await updateWebhook(db, webhook, { busy_until: heldUntil })
  return { webhook, delivery: { ...due, attempts } }
}

async function settle(
  db: Queryable,
  parts: WebhookParts,
  { webhook: taken, delivery }: Taken,
  { status, note, isOurFault = false }: Tried,
): Promise<void> {
  const now = parts.ports.clock.now()
  const webhook = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('shard_key', '=', taken.shard_key)
    .where('id', '=', taken.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isTaken = status !== null && status >= 200 && status < 300
  const waitS = isTaken || status === gone ? undefined : waitsS[delivery.attempts - 1]
  const outcome =
    waitS === undefined
      ? { state: isTaken ? ('delivered' as const) : ('failed' as const), next_try_at: null }
      : { state: 'waiting' as const, next_try_at: after(now, waitS) }
  await update(db, delivery, { ...outcome, status, note: noteOf(status, note) })
  const failing = isOurFault ? webhook.failing_since : (webhook.failing_since ?? now)
  const failingSince = isTaken ? null : failing
  await updateWebhook(db, webhook, { busy_until: now, failing_since: failingSince })
  if (!isTaken && !isOurFault && webhook.state === 'active' && webhook.deleted_at === null) {
    const isLong = failingSince !== null && now.getTime() - failingSince.getTime() >= failingMs
    const why = status === gone ? 'gone' : isLong ? 'failing' : null
    if (why !== null) {
      await pauseFor(db, parts, webhook, why)
    }
  }
}

const noteOf = (status: number | null, note: string): string =>
  status !== null && status >= 300 && status < 400
    ? 'The answer leads to another address, which is not followed.'
    : note

/** Pauses a webhook that takes nothing any more, and tells whoever keeps the settings. */
async function pauseFor(
  db: Queryable,
  { ports }: WebhookParts,
  { shard_key: shardKey, id, row_version: version }: WebhookRow,
  why: 'failing' | 'gone',
): Promise<void> {
  const now = ports.clock.now()
  await db
    .updateTable('webhooks')
    .set({ state: 'paused', paused_by: why, row_version: version + 1 })
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
  const stamp = { shardKey, personId: null, at: now, requestId: 'webhooks' }
  const changes = { why }
  await appendAudit(db, stamp, { recordType: 'webhook', recordId: id, action: 'pause', changes })
  const keepers = await holdersOfAny(db, shardKey, policies['webhooks.list'].keys)
  const teller = { db, ports, now, person: { shardKey, personId: null } }
  const record = { type: 'webhook', id } as const
  await notify(teller, { kind: 'webhook_paused', record, personIds: keepers })
}

/** Writes to a delivery, unless somebody else has taken it since. */
async function update(
  db: Queryable,
  { shard_key: shardKey, id, attempts }: DeliveryRow,
  columns: Partial<DeliveryRow>,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(columns)
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

async function updateWebhook(
  db: Queryable,
  { shard_key: shardKey, id }: WebhookRow,
  columns: Pick<Partial<WebhookRow>, 'busy_until' | 'failing_since'>,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set(columns)
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
