import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { filesList } from '@holdpoint/api'
import { overlaps, type Conditions, type Parameter } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { isSettled } from '../../records/acknowledgement.ts'
import { fileColumns, fileSeen, ownAck, type FileRow } from './files.columns.ts'
import { holdsWords } from './files.texts.ts'
import {
  changedSeen,
  isInForce,
  isKept,
  isMeant,
  isPinned,
  isReadable,
  isReviewDue,
  readerOf,
  type Reader,
} from './files.rights.ts'

type ListQuery = Asked<typeof filesList, Reader>

const conditions: Conditions<typeof filesList.filter.parts, ListQuery> = {
  // A folder stands for what lies below it as well.
  folders: (chosen) =>
    sql`exists (select 1 from unnest(${chosen}::text[]) as folder (path)
      where file.folder = folder.path or starts_with(file.folder, folder.path || '/'))`,
  tags: overlaps('file.tags'),
  isReviewDue: (_, query) => isReviewDue(query),
  isAsked: (_, query) => sql`(file.require_ack and ${isMeant(query)})`,
}

/** Whether a file is called by a term, or described by it; what stands in it is asked apart. */
export function isCalled(pattern: Parameter<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(file.name ilike ${pattern} or file.number ilike ${pattern}
    or file.description ilike ${pattern} or file.folder ilike ${pattern}
    or exists (select 1 from unnest(file.tags) as tag where tag ilike ${pattern}))`
}

/** The file library. */
export const libraryFiles = listSource<typeof filesList, FileRow & { counted: number }, Reader>(
  filesList,
  {
    facts: (_query, { person, now }) => readerOf(person, now),
    structure: ['readsAll'],
    from: fileSeen,
    id: 'file.id',
    readable: (query) =>
      sql<SqlBool>`file.shard_key = ${query.shardKey} and file.deleted_at is null
        and ${onTab(query)}`,
    day: moments('changed.at'),
    search: (pattern, query) =>
      sql<SqlBool>`(${isCalled(pattern)} or ${holdsWords(pattern, query)})`,
    orders: {
      name: 'file.name',
      folder: 'file.folder',
      number: 'file.number',
      changed: 'changed.at',
      review: 'file.review_on',
    },
    conditions,
    select: (db, page, query) => ({
      compile: () =>
        sql<FileRow & { counted: number }>`
          select ${fileColumns(query)}, page.counted
          from ${page}
          join library_files as file on file.id = page.id and file.shard_key = ${query.shardKey}
          ${ownAck(query)} ${changedSeen(query)}
          order by page.place`.compile(db),
    }),
  },
)

function onTab(query: ListQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'acknowledge':
      return sql`(file.require_ack and ${isMeant(query)} and not ${isSettled('file', query)})`
    case 'library':
      return sql`(${isInForce} and (${isKept(query)} or ${isMeant(query)}))`
    case 'pinned':
      return sql`(${isPinned(query)} and ${isReadable(query)})`
    case 'work':
      return sql`(file.status in ('draft', 'pending', 'ahead') and ${isKept(query)})`
    default:
      return sql`(file.status = 'archived' and ${isKept(query)})`
  }
}
