import type { AppLoadContext } from '@remix-run/node'
import { isCalendarDay, type PersonLine } from '@holdpoint/api'
import { shortCalendarDay } from '../../ui/time.ts'
import { momentOf, type Moment } from '../moment.ts'
import { words } from './history.words.ts'

/** One line of a history as a page shows it. */
export type EventView = {
  at: Moment
  who: string
  did: string
  /** What changed, and from what to what; null where only names are told, which are one line. */
  changes: { label: string; words: string | null }[]
  reason: string | null
}

/** What the history of any kind of record answers. */
type HistoryEvent = {
  at: string
  person: PersonLine | null
  action: string
  fields: readonly (string | { label: string; from: string | null; to: string | null })[]
  reason?: string | null
}

interface Telling {
  context: Pick<AppLoadContext, 'timeZone' | 'now'>
  /** What each action is called behind the name of who did it. */
  did: Readonly<Record<string, string>>
  /** The action that began it: what it began with stands on the page. */
  first: string
}

/** Puts a history into words. */
export function toEvents(
  events: readonly HistoryEvent[],
  { context, did, first }: Telling,
): EventView[] {
  const { timeZone, now } = context
  const shown = (value: string | null) =>
    value !== null && isCalendarDay(value) ? shortCalendarDay(value, timeZone, now()) : value
  const changeOf = ({ from, to }: { from: string | null; to: string | null }) =>
    from === null && to === null ? null : words.fromTo(shown(from), shown(to))
  return events.map(({ at, person, action, fields, reason = null }) => ({
    at: momentOf(at, context),
    who: person?.fullName ?? words.system,
    did: did[action] ?? action,
    changes: inLines(
      (action === first ? [] : fields).map((field) =>
        typeof field === 'string'
          ? { label: field, words: null }
          : { label: field.label, words: changeOf(field) },
      ),
    ),
    reason,
  }))
}

/** What is told by its name alone is joined, so that a form of many questions is not a line for each. */
function inLines(changes: EventView['changes']): EventView['changes'] {
  const named = changes.filter(({ words: change }) => change === null)
  const told = changes.filter(({ words: change }) => change !== null)
  return named.length === 0
    ? told
    : [...told, { label: named.map(({ label }) => label).join(', '), words: null }]
}
