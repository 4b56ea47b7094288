import { sql, type Selectable, type SqlBool } from 'kysely'
import { canonicalJson, sha256 } from './canonical-json.ts'
import { json } from './db/json.ts'
import type { Queryable } from './db/database.ts'
import type { AuditEventsTable } from './dispatcher.tables.ts'
import type { AuditEvent } from './handler.ts'
import { putEvents } from './outbox/events.ts'
import { putDeliveries } from './webhooks/put-deliveries.ts'

/** Who wrote, when, under which request. */
export type AuditStamp = {
  shardKey: string
  personId: string | null
  /** The key of another site that spoke, if one did. */
  apiKeyId?: string | undefined
  at: Date
  requestId: string
}

/** The hash before the first row of a chain. */
export const chainStart = '0'.repeat(64)

/**
 * Appends one row to the chain of its record, in the transaction of the change itself. Two writers
 * of one record meet at the primary key, and the loser's transaction is tried again.
 */
export async function appendAudit(
  db: Queryable,
  stamp: AuditStamp,
  event: AuditEvent,
): Promise<void> {
  const { shardKey } = stamp
  const { recordType, recordId } = event
  const row = nextRow(stamp, event, await chainEnd(db, { shardKey, recordType, recordId }))
  await db.insertInto('audit_events').values(row).execute()
  const placed = [{ ...event, sequence: row.sequence }]
  await putEvents(db, stamp, placed)
  await putDeliveries(db, stamp, placed)
}

/** The last link of a record's chain; undefined where nothing was written of it yet. */
export function chainEnd(
  db: Queryable,
  { shardKey, recordType, recordId }: AuditedRecord,
): Promise<Link | undefined> {
  return db
    .selectFrom('audit_events')
    .select(['sequence', 'hash'])
    .where('shard_key', '=', shardKey)
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const appendedAtOnce = 500

/** Appends many rows, each to the chain of its record, in few statements. */
export async function appendAudits(
  db: Queryable,
  stamp: AuditStamp,
  events: readonly AuditEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += appendedAtOnce) {
    const some = events.slice(from, from + appendedAtOnce)
    const last = await lastLinks(db, stamp.shardKey, some)
    const rows = some.map((event) => {
      const row = nextRow(stamp, event, last.get(chainOf(event)))
      last.set(chainOf(event), row)
      return row
    })
    await db.insertInto('audit_events').values(rows).execute()
    const placed = some.map((event, place) => ({ ...event, sequence: rows[place]?.sequence ?? 0 }))
    await putEvents(db, stamp, placed)
    await putDeliveries(db, stamp, placed)
  }
}

type Link = { sequence: number; hash: string }

function chainOf({ recordType, recordId }: Pick<AuditEvent, 'recordType' | 'recordId'>): string {
  return `${recordType} ${recordId}`
}

/** The ends of the chains that the events belong to. */
async function lastLinks(
  db: Queryable,
  shardKey: string,
  events: readonly AuditEvent[],
): Promise<Map<string, Link>> {
  const { rows } = await sql<Link & AuditEvent>`
    select distinct on (record_type, record_id)
      record_type as "recordType", record_id as "recordId", sequence, hash
    from audit_events
    where shard_key = ${shardKey} and (record_type, record_id) in (
      select * from unnest(
        ${events.map(({ recordType }) => recordType)}::text[],
        ${events.map(({ recordId }) => recordId)}::text[]
      )
    )
    order by record_type, record_id, sequence desc
  `.execute(db)
  return new Map(rows.map((row) => [chainOf(row), row]))
}

/** The row of an event: the next link of its chain. */
export function nextRow(stamp: AuditStamp, event: AuditEvent, last: Link | undefined) {
  const row = {
    shard_key: stamp.shardKey,
    record_type: event.recordType,
    record_id: event.recordId,
    sequence: (last?.sequence ?? 0) + 1,
    at: stamp.at,
    person_id: stamp.personId,
    action: event.action,
    reason: event.reason ?? null,
    request_id: stamp.requestId,
    previous_hash: last?.hash ?? chainStart,
    api_key_id: stamp.apiKeyId ?? null,
  }
  const changes = event.changes ?? {}
  return { ...row, changes: json(changes), hash: auditHash({ ...row, changes }) }
}

/**
 * The hash of a row: over everything in it, the hash before it included. A key is part of it where
 * one spoke, because rows are older than that column.
 */
export function auditHash({
  api_key_id: apiKeyId,
  ...row
}: {
  at: Date
  changes: unknown
  previous_hash: string
  api_key_id: string | null
  [column: string]: unknown
}): string {
  const spoken = apiKeyId === null ? {} : { api_key_id: apiKeyId }
  return sha256(canonicalJson({ ...row, ...spoken, at: row.at.toISOString() }))
}

/** The record that a chain belongs to. */
export type AuditedRecord = { shardKey: string; recordType: string; recordId: string }

/** Where a chain breaks: its first bad row, and what is wrong with it. */
export type BrokenLink = AuditedRecord & {
  sequence: number
  fault: 'rows before it are missing' | 'it does not follow the row before' | 'it was changed'
}

const rowsAtOnce = 500

/**
 * Walks through the audit trail in the order of its chains and answers how many rows held, and the
 * first that does not. What was cut off at the end of a chain cannot be seen from the chain.
 */
export async function verifyChain(
  db: Queryable,
  record?: AuditedRecord,
): Promise<{ rows: number; broken: BrokenLink | undefined }> {
  let rows = 0
  for await (const broken of linksOf(db, record)) {
    if (broken !== null) {
      return { rows, broken }
    }
    rows += 1
  }
  return { rows, broken: undefined }
}

/** Walks through all of it and answers the first bad row of each chain that breaks. */
export async function verifyChains(
  db: Queryable,
): Promise<{ rows: number; broken: readonly BrokenLink[] }> {
  let rows = 0
  const broken = new Map<string, BrokenLink>()
  for await (const link of linksOf(db, undefined)) {
    rows += 1
    const chain = link && `${link.shardKey} ${chainOf(link)}`
    if (link !== null && chain !== null && !broken.has(chain)) {
      broken.set(chain, link)
    }
  }
  return { rows, broken: [...broken.values()] }
}

/** Every row in the order of the chains: null where it holds, else what is wrong with it. */
async function* linksOf(
  db: Queryable,
  record: AuditedRecord | undefined,
): AsyncGenerator<BrokenLink | null> {
  let last: AuditRow | undefined
  for (;;) {
    const page = await auditPage(db, record, last)
    for (const row of page) {
      const fault = faultOf(row, last)
      const { shard_key: shardKey, record_type: recordType, record_id: recordId, sequence } = row
      yield fault === undefined ? null : { shardKey, recordType, recordId, sequence, fault }
      last = row
    }
    if (page.length < rowsAtOnce) {
      return
    }
  }
}

type AuditRow = Selectable<AuditEventsTable>

function faultOf(row: AuditRow, last: AuditRow | undefined): BrokenLink['fault'] | undefined {
  const before = last !== undefined && isSameChain(row, last) ? last : undefined
  if (row.sequence !== (before?.sequence ?? 0) + 1) {
    return 'rows before it are missing'
  }
  if (row.previous_hash !== (before?.hash ?? chainStart)) {
    return 'it does not follow the row before'
  }
  const { hash, ...content } = row
  return hash === auditHash(content) ? undefined : 'it was changed'
}

function isSameChain(row: AuditRow, other: AuditRow): boolean {
  return (
    row.shard_key === other.shard_key &&
    row.record_type === other.record_type &&
    row.record_id === other.record_id
  )
}

/** The rows after one, in the order of the primary key. */
function auditPage(
  db: Queryable,
  record: AuditedRecord | undefined,
  last: AuditRow | undefined,
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(record !== undefined, (query) =>
      query
        .where('shard_key', '=', record?.shardKey ?? '')
        .where('record_type', '=', record?.recordType ?? '')
        .where('record_id', '=', record?.recordId ?? ''),
    )
    .$if(last !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(shard_key, record_type, record_id, sequence) > (${last?.shard_key}::text,
          ${last?.record_type}::text, ${last?.record_id}::text, ${last?.sequence}::int)`,
      ),
    )
    .orderBy('shard_key')
    .orderBy('record_type')
    .orderBy('record_id')
    .orderBy('sequence')
    .limit(rowsAtOnce)
    .execute()
}
