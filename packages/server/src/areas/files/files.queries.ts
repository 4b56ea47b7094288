import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { AskedPeople } from '../../records/acknowledged-people.ts'
import { acknowledgementJoin } from '../../records/acknowledgement.ts'
import { fileColumns, fileSeen, type FileRow } from './files.columns.ts'
import { isForPerson, isInForce, isKept, isMeant, type Reader } from './files.rights.ts'

/** A file as its reader sees it. */
export async function fileRow(
  db: Queryable,
  reader: Reader,
  fileId: string,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${fileColumns(reader)} from ${fileSeen(reader)}
    where file.shard_key = ${reader.shardKey} and file.id = ${fileId}
      and file.deleted_at is null`.execute(db)
  return rows[0]
}

/** A file as it is about to be changed: its row is held until the end of the call. */
export async function fileForChange(
  db: Queryable,
  reader: Reader,
  fileId: string,
): Promise<FileRow | undefined> {
  const held = await db
    .selectFrom('library_files')
    .select('id')
    .where('shard_key', '=', reader.shardKey)
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return held && (await fileRow(db, reader, fileId))
}

/** What a detail knows beside its row. */
export function fileWhole(db: Queryable, shardKey: string, fileId: string) {
  return db
    .selectFrom('library_files as file')
    .innerJoin('people as owner', 'owner.id', 'file.owner_id')
    .leftJoin('people as approver', 'approver.id', 'file.approver_id')
    .select([
      'file.description',
      'file.due_days',
      'file.repeat_months',
      'file.created_at',
      'owner.id as owner_id',
      'owner.full_name as owner_name',
      'owner.profile_image as owner_image',
      'approver.id as approver_id',
      'approver.full_name as approver_name',
      'approver.profile_image as approver_image',
    ])
    .where('file.shard_key', '=', shardKey)
    .where('file.id', '=', fileId)
    .executeTakeFirstOrThrow()
}

/** The versions of a file, newest first. */
export function versionsOf(db: Queryable, shardKey: string, fileId: string) {
  return db
    .selectFrom('library_versions as one')
    .innerJoin('uploads as upload', (join) =>
      join.onRef('upload.shard_key', '=', 'one.shard_key').onRef('upload.id', '=', 'one.upload_id'),
    )
    .innerJoin('people as bringer', 'bringer.id', 'one.uploaded_by')
    .leftJoin('people as approver', 'approver.id', 'one.approved_by')
    .leftJoin('library_texts as held', (join) =>
      join
        .onRef('held.shard_key', '=', 'one.shard_key')
        .onRef('held.file_id', '=', 'one.file_id')
        .onRef('held.version', '=', 'one.version'),
    )
    .select([
      'held.state as text_state',
      'one.version',
      'one.note',
      'one.is_material',
      'one.uploaded_at',
      'one.approved_at',
      'upload.id as upload_id',
      'upload.file_name',
      'upload.media_type',
      'upload.byte_size',
      'upload.sha256',
      'upload.storage_key',
      'bringer.id as bringer_id',
      'bringer.full_name as bringer_name',
      'bringer.profile_image as bringer_image',
      'approver.id as approver_id',
      'approver.full_name as approver_name',
      'approver.profile_image as approver_image',
    ])
    .where('one.shard_key', '=', shardKey)
    .where('one.file_id', '=', fileId)
    .orderBy('one.version', 'desc')
    .execute()
}

/** A version of a file as the database has it. */
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

/** Everybody whom a file is for, with what they have of it. */
export const askedBy = (reader: Reader, fileId: string): AskedPeople => ({
  ...{ record: 'file', clock: reader },
  everybody: sql`library_files as file
    join people as person on person.shard_key = file.shard_key
      and ${isForPerson(reader)}
    ${acknowledgementJoin({ recordType: 'library_file', record: 'file', person: sql`person.id` })}
    where file.shard_key = ${reader.shardKey} and file.id = ${fileId} and file.require_ack
      and ${isInForce}`,
})

/** The folders and tags of what somebody reads, by a part of their name or exactly some. */
export async function choicesOf(
  db: Queryable,
  reader: Reader,
  { pattern, names }: { pattern: string | undefined; names: readonly string[] | undefined },
): Promise<{ folders: string[]; tags: string[] }> {
  const fits = (column: string) => sql`${sql.ref(column)} <> ''
    ${names === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...names]}::text[])`}
    ${pattern === undefined ? sql`` : sql`and ${sql.ref(column)} ilike ${pattern}`}`
  const readable = sql`file.shard_key = ${reader.shardKey} and file.deleted_at is null
    and (${isKept(reader)} or ${isMeant(reader)})`
  const { rows: folders } = await sql<{ name: string }>`
    select distinct file.folder as name from library_files as file
    where ${readable} and ${fits('file.folder')} order by name limit 200`.execute(db)
  const { rows: tags } = await sql<{ name: string }>`
    select distinct tag.name from library_files as file, unnest(file.tags) as tag (name)
    where ${readable} and ${fits('tag.name')} order by tag.name limit 200`.execute(db)
  return { folders: folders.map(({ name }) => name), tags: tags.map(({ name }) => name) }
}
