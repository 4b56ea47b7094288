import type { MyFormsCallFilter } from '@holdpoint/api'
import { fail } from '../fail.ts'
import type { PersonContext } from '../handler.ts'
import { keptUnder, noteUse } from './kept-filter.queries.ts'
import { laidOver, readKept } from './kept-filter.rules.ts'

/** The day that a use counts for: days of the server, for nobody's zone matters to it. */
export function dayOfUse(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The parameters of a call after its kept filter has been opened: there is no name any more. */
export type Opened<Asked> = Omit<Asked, 'filter'> & { filter?: undefined }

/**
 * Opens the kept filter that a call names, if it names one. Every call that takes the list's
 * filters does so before it reads any of them.
 */
export async function withKeptFilter<Asked extends { filter?: string | undefined }>(
  { filter: hash, ...asked }: Asked,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<Opened<Asked>> {
  // A form post carries an empty field for what was not chosen.
  return hash === undefined || hash === ''
    ? asked
    : laidOver(await openKeptFilter(hash, context), asked)
}

/** What is kept under a hash, and notes that it is in use. */
export async function openKeptFilter(
  hash: string,
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<MyFormsCallFilter> {
  const row = await keptUnder(db, person.shardKey, hash)
  const kept = row && readKept(row.contents)
  if (row === undefined || kept === undefined) {
    return fail('unknown_filter')
  }
  // A reading call writes nothing else, and this once a day: a filter in use must not be cleared.
  if (row.last_used_on < dayOfUse(now)) {
    await noteUse(db, person.shardKey, hash, dayOfUse(now))
  }
  return kept
}
