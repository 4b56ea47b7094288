import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TextState } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { FileText } from '../../file-text/text-of.ts'
import { hasWords, typesOf } from '../../files/media-type.ts'
import { isKept, type Reader } from './files.rights.ts'

// The words of the versions (decision 0085).

/** How often a version is begun whose reading nobody lived to see the end of. */
export const textTriesMax = 3
/** How much of it a page shows. */
const shownMax = 100_000

/**
 * Whether a word stands in a version of `library_files as file` that this person may read: the one
 * in force, and for its keepers the newest as well.
 */
export function holdsWords(pattern: RawBuilder<string>, reader: Reader): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from library_texts as held
    where held.shard_key = file.shard_key and held.file_id = file.id
      and (held.version = file.current_version
        or (held.version = file.version and ${isKept(reader)}))
      and held.text ilike ${pattern})`
}

/** How far the words of a version are. */
export function textStateOf(row: { media_type: string; text_state: TextState | null }): TextState {
  return hasWords(row.media_type) ? (row.text_state ?? 'waiting') : 'none'
}

/** The first part of the words of a version. */
export async function wordsOf(
  db: Queryable,
  shardKey: string,
  fileId: string,
  version: number,
): Promise<{ text: string; hasMore: boolean }> {
  const { rows } = await sql<{ text: string; has_more: boolean }>`
    select left(text, ${shownMax}::int) as text,
      is_cut or length(text) > ${shownMax}::int as has_more
    from library_texts
    where shard_key = ${shardKey} and file_id = ${fileId} and version = ${version}`.execute(db)
  return { text: rows[0]?.text ?? '', hasMore: rows[0]?.has_more ?? false }
}

/** A version whose words are to be taken out, and where its bytes are. */
export type WaitingVersion = {
  shard_key: string
  file_id: string
  version: number
  media_type: string
  storage_key: string
}

/** The version that has waited longest; undefined when none does. */
export async function waitingVersion(db: Queryable): Promise<WaitingVersion | undefined> {
  const withWords = typesOf.paper.filter(hasWords)
  const { rows } = await sql<WaitingVersion>`
    select one.shard_key, one.file_id, one.version, upload.media_type, upload.storage_key
    from library_versions as one
    join library_files as file on file.shard_key = one.shard_key and file.id = one.file_id
      and file.deleted_at is null
    join uploads as upload on upload.shard_key = one.shard_key and upload.id = one.upload_id
      and upload.media_type = any(${withWords}::text[])
    left join library_texts as held on held.shard_key = one.shard_key
      and held.file_id = one.file_id and held.version = one.version
    where held.state is null or held.state = 'waiting'
    order by coalesce(held.tries, 0), one.uploaded_at
    limit 1`.execute(db)
  return rows[0]
}

/** Notes that a version is begun; the last try is taken for failed until it has come to an end. */
export async function beginText(db: Queryable, one: WaitingVersion, now: Date): Promise<void> {
  await sql`
    insert into library_texts (shard_key, file_id, version, state, begun_at)
    values (${one.shard_key}, ${one.file_id}, ${one.version}, 'waiting', ${now})
    on conflict (shard_key, file_id, version) do update set
      tries = library_texts.tries + 1,
      begun_at = excluded.begun_at,
      state = case
        when library_texts.tries + 1 >= ${textTriesMax}::int then 'unreadable' else 'waiting'
      end`.execute(db)
}

/** Keeps the words of a version; without any, that it cannot be read. */
export async function settleText(
  db: Queryable,
  { shard_key, file_id, version }: WaitingVersion,
  read: FileText | undefined,
): Promise<void> {
  await db
    .updateTable('library_texts')
    .set(
      read === undefined
        ? { state: 'unreadable' }
        : { state: 'taken', text: read.text, is_cut: read.isCut },
    )
    .where('shard_key', '=', shard_key)
    .where('file_id', '=', file_id)
    .where('version', '=', version)
    .execute()
}
