import { keptFilterBytesMax, type AnyList } from '@holdpoint/api'
import { fail } from '../fail.ts'
import { ok, type PersonContext } from '../handler.ts'
import { keepContents, keptUnder, noteUse } from './kept-filter.queries.ts'
import { keptContents, keptName, laidOver, readKept } from './kept-filter.rules.ts'
import type { CallFilterOf } from './query.ts'
import { daysOf } from './window.ts'

type Keeping = Pick<PersonContext, 'db' | 'person' | 'now'>

/** The parameters of a call after its kept filter has been opened: there is no name any more. */
export type Opened<Asked> = Asked & { filter?: undefined }

/**
 * Opens the kept filter that a call names, if it names one. Every call that takes the list's
 * filters does so before it reads any of them.
 */
export async function withKeptFilter<Asked extends object>(
  list: AnyList,
  asked: Asked & { filter?: string | undefined },
  context: Keeping,
): Promise<Opened<Asked>> {
  const { filter: hash, ...said } = asked
  // A form post carries an empty field for what was not chosen.
  const isNamed = hash !== undefined && hash !== ''
  const opened: object = isNamed ? laidOver(await openKeptFilter(list, hash, context), said) : said
  // What was kept has passed the schema that the call's own parameters passed.
  return opened as Opened<Asked>
}

/** Answers the call that keeps a filter of a list. */
export function keepFilterOf<L extends AnyList>(list: L) {
  return async (said: CallFilterOf<L>, { db, person, now }: Keeping) => {
    const today = { now, timeZone: person.timeZone }
    // What no list would take is refused in the list's own words, instead of being kept.
    daysOf(list.filter.fromCall(said).window, { list, today })
    const contents = keptContents(list, said, today)
    if (Buffer.byteLength(contents) > keptFilterBytesMax) {
      const message = `A filter takes at most ${keptFilterBytesMax / 1024} kB. Please choose fewer entries.`
      return fail('invalid_input', { message })
    }
    const hash = keptName(contents)
    await keepContents(db, person.shardKey, { hash, contents }, dayOfUse(now))
    return ok({ filter: hash })
  }
}

/** Answers the call that tells what a kept filter holds. */
export function keptFilterOf<L extends AnyList>(list: L) {
  return async ({ filter }: { filter: string }, context: Keeping) =>
    ok(await openKeptFilter(list, filter, context))
}

/** What is kept under a hash, and notes that it is in use. */
async function openKeptFilter<L extends AnyList>(
  list: L,
  hash: string,
  { db, person, now }: Keeping,
): Promise<CallFilterOf<L>> {
  const row = await keptUnder(db, person.shardKey, hash)
  const kept = row && readKept(list, row.contents)
  if (row === undefined || kept === undefined) {
    return fail('unknown_filter')
  }
  // A reading call writes nothing else, and this once a day: a filter in use must not be cleared.
  if (row.last_used_on < dayOfUse(now)) {
    await noteUse(db, person.shardKey, hash, dayOfUse(now))
  }
  return kept
}

/** The day that a use counts for: days of the server, for nobody's zone matters to it. */
function dayOfUse(now: Date): string {
  return now.toISOString().slice(0, 10)
}
