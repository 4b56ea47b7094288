import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { sdsList } from '@holdpoint/api'
import { isOneOf, overlaps, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { dates } from '../../lists/window.ts'
import { isSettled } from '../../records/acknowledgement.ts'
import { ownAck, sheetColumns, sheetSeen, type SheetRow } from './sds.columns.ts'
import { sheetHolds } from './sds.queries.ts'
import { isWaitedFor } from './sds.requests.ts'
import {
  inUse,
  isAsked,
  isRead,
  isReviewDue,
  liesOn,
  padsOf,
  readerOf,
  readsAll,
  type Reader,
} from './sds.rights.ts'

/** What the SQL of the list knows of whoever asks. */
export type SheetFacts = Reader & { readsAll: boolean }
type ListQuery = Asked<typeof sdsList, SheetFacts>

const hasPictograms = overlaps('sheet.pictograms')
const hasSignalWord = isOneOf('sheet.signal_word')

const conditions: Conditions<typeof sdsList.filter.parts, ListQuery> = {
  pads: (chosen) =>
    liesOn(sql`select pad.id from pads as pad
      where pad.id = any(${chosen}::text[]) or pad.name = any(${chosen}::text[])`),
  // What a sheet says narrows the list for those who read it.
  pictograms: (chosen, query) => sql<SqlBool>`(${isRead(query)} and ${hasPictograms(chosen)})`,
  signalWords: (chosen, query) => sql<SqlBool>`(${isRead(query)} and ${hasSignalWord(chosen)})`,
  manufacturers: isOneOf('sheet.manufacturer_id'),
  isReviewDue: (_, query) => isReviewDue(query),
  isAsked: (_, query) => isAsked(query),
}

/** The list of safety data sheets. */
export const sheets = listSource<typeof sdsList, SheetRow & { counted: number }, SheetFacts>(
  sdsList,
  {
    facts: (_query, { person, now }) => ({
      ...readerOf(person, now),
      readsAll: readsAll(person),
    }),
    structure: ['readsAll'],
    from: sheetSeen,
    id: 'sheet.id',
    readable: (query) =>
      sql<SqlBool>`sheet.shard_key = ${query.shardKey} and sheet.deleted_at is null
        and ${onTab(query)}`,
    day: dates('sheet.revision_on'),
    search: sheetHolds,
    orders: {
      product: 'sheet.product_name',
      manufacturer: 'sheet.manufacturer',
      number: 'sheet.number',
      revised: 'sheet.revision_on',
      review: 'sheet.review_on',
    },
    conditions,
    select: (db, page, query) => ({
      compile: () =>
        sql<SheetRow & { counted: number }>`
          select ${sheetColumns(query)}, page.counted
          from ${page}
          join sds_sheets as sheet on sheet.id = page.id and sheet.shard_key = ${query.shardKey}
          ${ownAck(sql`${query.personId}::text`)}
          order by page.place`.compile(db),
    }),
  },
)

function onTab(query: ListQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'pads':
      return sql`(${inUse} and ${liesOn(padsOf(query.personId))})`
    case 'acknowledge':
      return sql`(${isAsked(query)} and not ${isSettled('sheet', query)})`
    case 'approved':
      return inUse
    case 'requested':
      return isWaitedFor
    case 'review':
      return query.readsAll
        ? sql`sheet.status in ('requested', 'received', 'reviewing')`
        : sql`false`
    default:
      return query.readsAll ? sql`sheet.status = 'archived'` : sql`false`
  }
}
