import { wallTimeOf, type HistoryEvent } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { Holder } from './files.queries.ts'
import { historyOf } from './history.queries.ts'
import { changesIn, eventOf, fieldsOf, type HistoryWords } from './history.ts'
import { linesOfPeople } from './people.queries.ts'

/** What a kind of record is told in: words, and which of its fields hold people, moments, signatures. */
export type PageWords = Omit<HistoryWords, 'labels'> & {
  /** What its fields are called; of some records that depends on what was changed. */
  labels: HistoryWords['labels'] | ((changes: unknown) => HistoryWords['labels'])
  /** Fields that hold the id of somebody, or several ids: names are told. */
  people?: readonly string[]
  /** Fields that hold a moment: a clock in this zone is told. */
  moments?: { fields: readonly string[]; timeZone: string }
  /** Fields that hold a whole signature: whose it is is told. */
  signatures?: readonly string[]
}

/** A page of the history, with how many lines there are in all. */
export type HistoryPage = { data: HistoryEvent[]; totalRecords: number; offset: number }

/** A page of what happened to one record, newest first, in words. */
export async function historyPage(
  db: Queryable,
  holder: Holder,
  page: { offset: number; limit: number; without?: readonly string[] },
  { labels, values, people = [], moments, signatures = [] }: PageWords,
): Promise<HistoryPage> {
  const rows = await historyOf(db, holder, page)
  const ids = rows
    .flatMap(({ changes }) => changesIn(changes))
    .flatMap(({ key, from, to }) => (people.includes(key) ? [from, to].flat() : []))
    .filter((id) => typeof id === 'string')
  const lines = await linesOfPeople({ db, shardKey: holder.shardKey }, [...new Set(ids)])
  const names = Object.fromEntries(lines.map(({ personId, fullName }) => [personId, fullName]))
  const worded = { ...values, ...Object.fromEntries(people.map((key) => [key, names])) }
  const told = (key: string, value: unknown) => {
    if (moments?.fields.includes(key) === true && typeof value === 'string') {
      return wallTimeOf(new Date(value), moments.timeZone).replace('T', ' ')
    }
    return signatures.includes(key) ? signerIn(value) : value
  }
  return {
    data: rows.map((row) => {
      const changes = changesIn(row.changes).map(
        ({ key, from, to }) => [key, { from: told(key, from), to: told(key, to) }] as const,
      )
      const named = typeof labels === 'function' ? labels(row.changes) : labels
      const words = { labels: named, values: worded }
      return { ...eventOf(row), fields: fieldsOf(Object.fromEntries(changes), words) }
    }),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: page.offset,
  }
}

/** Whose a signature is; null where there is none. */
function signerIn(signature: unknown): unknown {
  return typeof signature === 'object' && signature !== null && 'name' in signature
    ? signature.name
    : null
}
