import type { AppLoadContext } from '@remix-run/node'
import {
  acknowledgementStates,
  type AcknowledgementCounts,
  type AcknowledgementState,
  type FileAcknowledgement,
  type OwnAcknowledgement,
} from '@holdpoint/api'
import { shortCalendarDay } from '../../ui/time.ts'
import { momentOf } from '../moment.ts'
import { words } from './acknowledgement.words.ts'

// What a file or a safety data sheet asks its readers to acknowledge, in the words of its page.

type Clock = Pick<AppLoadContext, 'timeZone' | 'now'>

/** What is asked of whoever reads a record, in words; null where nothing is. */
export function ownOf({ own }: { own: OwnAcknowledgement | null }, { timeZone, now }: Clock) {
  if (own === null) {
    return null
  }
  const { state, isOpened } = own
  const day = shortCalendarDay(own.dueOn, timeZone, now())
  const said =
    state === 'acknowledged' || state === 'waived'
      ? words.settled[state]
      : state === 'overdue'
        ? words.late(day)
        : words.toRead(day)
  return { said, isOpened, isAsked: state === 'pending' || state === 'overdue' }
}

/** The people of whom it is asked, with the numbers that narrow them. */
export function toPeople(
  { data, counts }: { data: readonly FileAcknowledgement[]; counts: AcknowledgementCounts },
  state: AcknowledgementState | null,
  clock: Clock,
) {
  const { timeZone, now } = clock
  return {
    state,
    counts: (['audience', 'acknowledged', 'pending', 'overdue', 'waived'] as const).map(
      (name) => [words.counts[name], counts[name]] as const,
    ),
    rows: data.map((one) => ({
      id: one.person.personId,
      name: one.person.fullName,
      state: one.state,
      isAsked: one.state === 'pending' || one.state === 'overdue',
      at: one.at === null ? null : momentOf(one.at, clock),
      said:
        one.state === 'waived'
          ? one.reason
          : one.state === 'acknowledged'
            ? one.version && words.ofVersion(one.version)
            : words.due(shortCalendarDay(one.dueOn, timeZone, now())),
      wrong: one.wrongAnswers === 0 ? null : words.wrongAnswers(one.wrongAnswers),
    })),
  }
}

/** The state of people that an address asks for. */
export function askedState(query: URLSearchParams): AcknowledgementState | null {
  return acknowledgementStates.find((state) => state === query.get('state')) ?? null
}

/** The people as the page shows them. */
export type PeopleView = ReturnType<typeof toPeople>
