import { keptFilterBytesMax } from '@holdpoint/api'
import { fail } from '../fail.ts'
import { ok, type PersonHandler } from '../handler.ts'
import { dayOfUse, openKeptFilter } from './kept-filter.ts'
import { keepContents } from './kept-filter.queries.ts'
import { keptContents, keptName } from './kept-filter.rules.ts'
import { windowInstants } from './window.ts'

export const keepFilter: PersonHandler<'myForms.keepFilter'> = async (
  input,
  { db, person, now },
) => {
  // What no list would take is refused in the list's own words, instead of being kept.
  windowInstants(input, person.timeZone, now)
  const contents = keptContents(input, now, person.timeZone)
  if (Buffer.byteLength(contents) > keptFilterBytesMax) {
    const message = `A filter takes at most ${keptFilterBytesMax / 1024} kB. Please choose fewer entries.`
    return fail('invalid_input', { message })
  }
  const hash = keptName(contents)
  await keepContents(db, person.shardKey, { hash, contents }, dayOfUse(now))
  return ok({ filter: hash })
}

export const keptFilter: PersonHandler<'myForms.keptFilter'> = async ({ filter }, context) =>
  ok(await openKeptFilter(filter, context))
