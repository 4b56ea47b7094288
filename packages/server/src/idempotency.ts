import { isEnvelope, type Call, type Envelope } from '@holdpoint/api'
import type { Queryable } from './db/database.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'
import { json } from './db/json.ts'
import { fail } from './fail.ts'
import { uploadFieldsOf } from './upload-fields.ts'

/** An answer that was given before under the same key. */
export type RememberedAnswer = { httpStatus: number; envelope: Envelope }

/** A key of a person, with what it stands for. */
export type IdempotencyKey = {
  shardKey: string
  personId: string
  key: string
  call: string
  fingerprint: string
}

/**
 * The fingerprint of a call's input. Streamed files count by their content, so that a repeated
 * post of the same photo is the same post. A password never counts: what is kept of it would be
 * easy to guess from.
 */
export async function fingerprintOf(
  db: Queryable,
  card: Pick<Call, 'name' | 'input'>,
  shardKey: string,
  input: unknown,
): Promise<string> {
  if (typeof input !== 'object' || input === null) {
    return sha256(`${card.name} ${canonicalJson(input)}`)
  }
  const { password: _password, ...fields }: Record<string, unknown> = { ...input }
  for (const name of uploadFieldsOf(card).keys()) {
    const ids = [fields[name]].flat().filter((id) => typeof id === 'string')
    const contents = await Promise.all(ids.map((id) => contentOf(db, shardKey, id)))
    if (contents.length > 0) {
      fields[name] = Array.isArray(fields[name]) ? contents : contents[0]
    }
  }
  return sha256(`${card.name} ${canonicalJson(fields)}`)
}

async function contentOf(db: Queryable, shardKey: string, uploadId: string): Promise<string> {
  const upload = await db
    .selectFrom('uploads')
    .select('sha256')
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .executeTakeFirst()
  return upload?.sha256 ?? 'none'
}

/** The answer given before, if this key was used; another body under the same key is refused. */
export async function recall(
  db: Queryable,
  wanted: IdempotencyKey,
): Promise<RememberedAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'fingerprint', 'http_status', 'answer'])
    .where('shard_key', '=', wanted.shardKey)
    .where('person_id', '=', wanted.personId)
    .where('key', '=', wanted.key)
    .executeTakeFirst()
  if (!row) {
    return undefined
  }
  if (row.call !== wanted.call || row.fingerprint !== wanted.fingerprint) {
    return fail('idempotency_mismatch')
  }
  const envelope: unknown = row.answer
  if (!isEnvelope(envelope)) {
    throw new Error(`What is remembered of a ${row.call} is no answer.`)
  }
  return { httpStatus: row.http_status, envelope }
}

/**
 * Takes a key in the transaction of its call, or answers what its twin was given. A twin that is
 * still at work is waited for: the row that it wrote first stands in the way until it commits
 * (then its answer counts) or rolls back (then this one goes on).
 */
export async function claim(
  db: Queryable,
  wanted: IdempotencyKey,
  now: Date,
): Promise<RememberedAnswer | undefined> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({
      shard_key: wanted.shardKey,
      person_id: wanted.personId,
      key: wanted.key,
      call: wanted.call,
      fingerprint: wanted.fingerprint,
      http_status: 0,
      answer: json(null),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['shard_key', 'person_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) {
    return undefined
  }
  // Gone again between the two statements: only the sweep of old keys can do that.
  return (await recall(db, wanted)) ?? fail('still_running', { retryAfterS: 1 })
}

/** Remembers an answer beside the change that it reports, under the key claimed before. */
export async function remember(
  db: Queryable,
  { shardKey, personId, key }: IdempotencyKey,
  { httpStatus, envelope }: RememberedAnswer,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ http_status: httpStatus, answer: json(envelope) })
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute()
}
