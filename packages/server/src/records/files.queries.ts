import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { typesOf, type FileKind } from '../files/media-type.ts'
import type { Person } from '../identity.ts'

const columns = ['id', 'file_name', 'media_type', 'byte_size', 'storage_key'] as const

/** A person's own upload that no record holds yet, of a type that its place takes. */
export function unattachedUpload(
  db: Queryable,
  person: Person,
  uploadId: string,
  kind: FileKind = 'picture',
) {
  return db
    .selectFrom('uploads')
    .select(columns)
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', uploadId)
    .where('person_id', '=', person.personId)
    .where('attached_to', 'is', null)
    .where('refused_at', 'is', null)
    .where('media_type', 'in', typesOf[kind])
    .forUpdate()
    .executeTakeFirst()
}

export function attachedUpload(
  db: Queryable,
  shardKey: string,
  uploadId: string,
  recordId: string,
) {
  return db
    .selectFrom('uploads')
    .select(columns)
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .where('attached_to', '=', recordId)
    .executeTakeFirst()
}

export async function attach(
  db: Queryable,
  shardKey: string,
  uploadId: string,
  recordId: string,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ attached_to: recordId, expires_at: null })
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .execute()
}

const keptAfterDetachMs = 24 * 3600 * 1000

/** The file stays for a day, so that an undo finds it. */
export async function detach(
  db: Queryable,
  shardKey: string,
  uploadId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ attached_to: null, expires_at: new Date(now.getTime() + keptAfterDetachMs) })
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .execute()
}

/** A file that a record holds in one of its slots. */
export type HeldFile = {
  recordType: string
  recordId: string
  uploadId: string
  slot: string
  addedBy: string
  addedAt: Date
}

/** Lets a record hold a file, be it another record's as well; it stays for as long as one holds it. */
export function holdFile(db: Queryable, shardKey: string, file: HeldFile): Promise<void> {
  return holdFiles(db, shardKey, [file])
}

/** The same of several files, in one statement. */
export async function holdFiles(
  db: Queryable,
  shardKey: string,
  held: readonly HeldFile[],
): Promise<void> {
  if (held.length === 0) {
    return
  }
  const rows = held.map((file) => ({
    shard_key: shardKey,
    record_type: file.recordType,
    record_id: file.recordId,
    upload_id: file.uploadId,
    slot: file.slot,
    added_by: file.addedBy,
    added_at: file.addedAt,
  }))
  await db
    .insertInto('record_files')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whose file it is: a kind of record, and which one. */
export type Holder = { shardKey: string; recordType: string; recordId: string }

/** A file that a record shows: attached to it, or held by it, perhaps with another record. */
export function shownUpload(
  db: Queryable,
  { shardKey, recordType, recordId }: Holder,
  uploadId: string,
) {
  return db
    .selectFrom('uploads')
    .select(columns)
    .where('shard_key', '=', shardKey)
    .where('id', '=', uploadId)
    .where((is) =>
      is.or([
        is('attached_to', '=', recordId),
        is.exists(
          is
            .selectFrom('record_files as held')
            .select('held.upload_id')
            .whereRef('held.shard_key', '=', 'uploads.shard_key')
            .whereRef('held.upload_id', '=', 'uploads.id')
            .where('held.record_type', '=', recordType)
            .where('held.record_id', '=', recordId),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Lets go of a file in a slot; answers whether it was held there. */
export async function releaseFile(
  db: Queryable,
  { shardKey, recordType, recordId }: Holder,
  { uploadId, slot }: { uploadId: string; slot: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('record_files')
    .where('shard_key', '=', shardKey)
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .where('upload_id', '=', uploadId)
    .where('slot', '=', slot)
    .executeTakeFirst()
  return Number(gone.numDeletedRows) > 0
}

/** Puts a file that a record holds into another of its slots. */
export async function moveFileToSlot(
  db: Queryable,
  { shardKey, recordType, recordId }: Holder,
  { uploadId, slot }: { uploadId: string; slot: string },
): Promise<void> {
  await db
    .updateTable('record_files')
    .set({ slot })
    .where('shard_key', '=', shardKey)
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .where('upload_id', '=', uploadId)
    .execute()
}

/** The files that a record holds, in the order in which they came. */
export function heldFiles(db: Queryable, { recordId, ...holder }: Holder) {
  return heldFilesOf(db, { ...holder, recordIds: [recordId] })
}

/** The same of several records of a kind, each file with the id of its record. */
export function heldFilesOf(
  db: Queryable,
  { shardKey, recordType, recordIds }: Omit<Holder, 'recordId'> & { recordIds: readonly string[] },
) {
  return db
    .selectFrom('record_files as held')
    .innerJoin('uploads as upload', (join) =>
      join
        .onRef('upload.shard_key', '=', 'held.shard_key')
        .onRef('upload.id', '=', 'held.upload_id'),
    )
    .innerJoin('people as person', 'person.id', 'held.added_by')
    .select([
      'upload.id',
      'upload.file_name',
      'upload.media_type',
      'upload.byte_size',
      'upload.storage_key',
      'held.record_id',
      'held.slot',
      'held.added_at',
      'person.id as person_id',
      'person.full_name',
      'person.profile_image',
    ])
    .where('held.shard_key', '=', shardKey)
    .where('held.record_type', '=', recordType)
    .where('held.record_id', '=', sql<string>`any(${[...recordIds]}::text[])`)
    .orderBy('held.added_at')
    .orderBy('upload.id')
    .execute()
}
