import type { ToldRecord } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { PersonRights } from '../identity.ts'

/** How a record is called in what somebody is told of it. */
export type ToldTitle = {
  title: string
  number: string
  /** What it stands on, for a question: its topic. */
  within: string | null
}

/** The titles of some records, of those that are open to the person now. */
export type TitlesOf = (
  context: { db: Queryable; person: PersonRights; now: Date },
  ids: readonly string[],
) => Promise<ReadonlyMap<string, ToldTitle>>

/** Who knows the titles of each kind of record that people are told of. */
export type ToldTitles = Readonly<Record<ToldRecord, TitlesOf>>
