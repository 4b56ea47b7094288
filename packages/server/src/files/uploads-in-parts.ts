import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { sql } from 'kysely'
import { uploadPartBytes } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { Person } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import { unattachedLifeMs } from './keep-file.ts'

// Large files that come in parts (decision 0088). A part is an upload of its own that nobody may
// attach; those of a file that nobody goes on with expire like any other.

/** A part that had come is not there any more: a restored backup holds none. */
export class PartGone extends Error {
  override name = 'PartGone'
}

/** A file that is on its way. */
export type InParts = {
  id: string
  file_name: string
  byte_size: number
  /** The upload that it became; null while parts are missing. */
  whole_id: string | null
}

/** A part that has come. */
export type CamePart = { number: number; upload_id: string; sha256: string; storage_key: string }

/** How many parts a file of that many bytes has. */
export function partsOf(byteSize: number): number {
  return Math.ceil(byteSize / uploadPartBytes)
}

/** How many bytes its part of this number has. */
export function partSize(byteSize: number, number: number): number {
  return Math.min(uploadPartBytes, byteSize - (number - 1) * uploadPartBytes)
}

type Owner = Pick<Person, 'shardKey' | 'personId'>

/** A person's own file on its way, held until the end of the transaction; undefined for any other. */
export async function inPartsForChange(
  db: Queryable,
  { shardKey, personId }: Owner,
  { uploadId, now }: { uploadId: string; now: Date },
): Promise<InParts | undefined> {
  const row = await db
    .selectFrom('uploads_in_parts')
    .select(['id', 'file_name', 'byte_size', 'whole_id'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, byte_size: Number(row.byte_size) }
}

/**
 * The same file of a person that was begun before: by its name, its size and its first part. One that
 * a record has taken is none any more.
 */
export async function begunBefore(
  db: Queryable,
  { shardKey, personId }: Owner,
  file: { fileName: string; byteSize: number; firstPart: string; now: Date },
): Promise<InParts | undefined> {
  const row = await db
    .selectFrom('uploads_in_parts as begun')
    .leftJoin('uploads as whole', (join) =>
      join
        .onRef('whole.shard_key', '=', 'begun.shard_key')
        .onRef('whole.id', '=', 'begun.whole_id')
        .on('whole.attached_to', 'is', null),
    )
    .select(['begun.id', 'begun.file_name', 'begun.byte_size', 'begun.whole_id'])
    .where('begun.shard_key', '=', shardKey)
    .where('begun.person_id', '=', personId)
    .where('begun.file_name', '=', file.fileName)
    .where('begun.byte_size', '=', file.byteSize)
    .where('begun.first_part', '=', file.firstPart)
    .where('begun.expires_at', '>', file.now)
    .where((where) =>
      where.or([where('begun.whole_id', 'is', null), where('whole.id', 'is not', null)]),
    )
    .orderBy('begun.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, byte_size: Number(row.byte_size) }
}

/** What has come of a file, by number. */
export function camePartsOf(db: Queryable, shardKey: string, id: string): Promise<CamePart[]> {
  return db
    .selectFrom('upload_parts as part')
    .innerJoin('uploads as upload', (join) =>
      join
        .onRef('upload.shard_key', '=', 'part.shard_key')
        .onRef('upload.id', '=', 'part.upload_id'),
    )
    .select(['part.number', 'part.upload_id', 'upload.sha256', 'upload.storage_key'])
    .where('part.shard_key', '=', shardKey)
    .where('part.in_parts_id', '=', id)
    .orderBy('part.number')
    .execute()
}

/** Notes a part that has come, and gives the file and all its parts another day. */
export async function notePart(
  db: Queryable,
  shardKey: string,
  part: { id: string; number: number; uploadId: string; now: Date },
): Promise<void> {
  const { id, number, uploadId, now } = part
  const before = (await camePartsOf(db, shardKey, id)).find((one) => one.number === number)
  if (before !== undefined && before.upload_id !== uploadId) {
    await setExpiry(db, shardKey, [before.upload_id], now)
  }
  await db
    .insertInto('upload_parts')
    .values({ shard_key: shardKey, in_parts_id: id, number, upload_id: uploadId })
    .onConflict((conflict) =>
      conflict.columns(['shard_key', 'in_parts_id', 'number']).doUpdateSet({ upload_id: uploadId }),
    )
    .execute()
  const until = new Date(now.getTime() + unattachedLifeMs)
  await db
    .updateTable('uploads_in_parts')
    .set({ expires_at: until })
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
  const came = await camePartsOf(db, shardKey, id)
  const ids = came.map(({ upload_id: one }) => one)
  await setExpiry(db, shardKey, ids, until)
}

/** Notes what a file became. Its parts are cleared away by the next round of the clock. */
export async function noteWhole(
  db: Queryable,
  shardKey: string,
  whole: { id: string; wholeId: string; parts: readonly CamePart[]; now: Date },
): Promise<void> {
  await db
    .updateTable('uploads_in_parts')
    .set({ whole_id: whole.wholeId })
    .where('shard_key', '=', shardKey)
    .where('id', '=', whole.id)
    .execute()
  const ids = whole.parts.map(({ upload_id: one }) => one)
  await setExpiry(db, shardKey, ids, whole.now)
}

/** Ends a file that is on its way, so that it is begun anew. */
export async function giveUp(
  db: Queryable,
  shardKey: string,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('uploads_in_parts')
    .set({ expires_at: now })
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
}

async function setExpiry(
  db: Queryable,
  shardKey: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update uploads set expires_at = ${at}
    where shard_key = ${shardKey} and id = any(${[...ids]}::text[])`.execute(db)
}

/** The bytes of several stored files, one after the other, as they are read. */
export async function* bytesInTurn(
  keys: readonly string[],
  { files }: Pick<Ports, 'files'>,
): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const stored = await files.read(key)
    if (stored === undefined) {
      throw new PartGone('A part of the file is gone.')
    }
    // Node declares its own class for what the web calls the same thing.
    const source = Readable.fromWeb(stored.stream as NodeReadableStream<Uint8Array>)
    for await (const chunk of source) {
      yield chunk as Uint8Array
    }
  }
}
