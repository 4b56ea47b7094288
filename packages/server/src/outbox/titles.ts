import { toldRecords, type NotifyEvent, type ToldRecord } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { PersonRights } from '../identity.ts'

/** How a record is called in what somebody is told of it. */
export type ToldTitle = {
  title: string
  number: string
  /** What it stands on, for a question: its topic. */
  within: string | null
}

/** Who is told, and when. */
export type TitlesContext = {
  db: Queryable
  person: PersonRights
  now: Date
  /** Asks for what was put away as well, by the titles that were open to the person before. */
  isPutAway?: boolean
}

/** The titles of some records, of those that are open to the person now. */
export type TitlesOf = (
  context: TitlesContext,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, ToldTitle>>

/** Who knows the titles of each kind of record that people are told of. */
export type ToldTitles = Readonly<Record<ToldRecord, TitlesOf>>

/** Something that names a record that people are told of. */
type NamesRecord = { record_type: string; record_id: string; event?: string | null }

/** What tells that somebody reads a record no more: it would be told to nobody who ought to know. */
const putAwayEvents: ReadonlySet<string> = new Set<NotifyEvent>(['file_put_away', 'sheet_put_away'])

const isOfPutAway = ({ event }: NamesRecord) => putAwayEvents.has(event ?? '')

/**
 * Asks for the titles of what some rows name, as far as it is open to the person now. Answers the
 * function that knows them: undefined for what is not.
 */
export async function readableTitles(
  titles: ToldTitles,
  rows: readonly NamesRecord[],
  context: TitlesContext,
): Promise<(row: NamesRecord) => ToldTitle | undefined> {
  const known = await titlesOfRows(
    rows.filter((row) => !isOfPutAway(row)),
    { titles, context },
  )
  const putAway = await titlesOfRows(rows.filter(isOfPutAway), {
    titles,
    context: { ...context, isPutAway: true },
  })
  return (row) => (isOfPutAway(row) ? putAway : known).get(row.record_type)?.get(row.record_id)
}

async function titlesOfRows(
  rows: readonly NamesRecord[],
  { titles, context }: { titles: ToldTitles; context: TitlesContext },
): Promise<ReadonlyMap<string, ReadonlyMap<string, ToldTitle>>> {
  const known = new Map<string, ReadonlyMap<string, ToldTitle>>()
  for (const type of toldRecords) {
    const ids = rows.filter((row) => row.record_type === type).map((row) => row.record_id)
    if (ids.length > 0) {
      known.set(type, await titles[type](context, [...new Set(ids)]))
    }
  }
  return known
}
