import { lotoWriters, today, type LotoDetail } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { shareActions, sharesOf } from '../../records/shares.ts'
import { actionsRaisedFrom } from '../actions/actions.raised.ts'
import { checklistOf, type LotoEvent } from './loto.checks.ts'
import { historyOfLoto } from './loto.history.ts'
import {
  lotoRow,
  othersOfMachine,
  peopleOfLoto,
  pointsOfLoto,
  type WholeLotoRow,
} from './loto.queries.ts'
import { tiesOf } from './loto.rights.ts'
import { toAuthorization, toLoto, toStep } from './loto.row.ts'
import { warningsOf } from './loto.rules.ts'

/** A lockout whole, as it travels to whoever asks. */
export async function detailOf(
  context: PersonContext,
  lotoId: string,
  page: { offset: number; limit: number },
): Promise<LotoDetail> {
  const { db, person, now } = context
  const reader = { ...person, now }
  const row = await lotoRow(db, reader, lotoId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const loto = toLoto(row, person)
  const points = await pointsOfLoto(db, reader, lotoId)
  const people = await peopleOfLoto(db, reader, lotoId)
  return {
    ...loto,
    reason: row.reason,
    location: row.location,
    purpose: row.purpose,
    notify: row.notify,
    shutdownSteps: row.shutdown_steps,
    verification: row.verification,
    restorationSteps: row.restoration_steps,
    ppe: row.ppe,
    workOrder: row.work_order,
    jsa: row.jsa,
    crew: row.crew,
    clonedFrom: row.origin,
    // Whose personal lock is on stands on the list.
    takers: people.flatMap(({ person: one }) =>
      one !== null && row.taker_ids.includes(one.personId) ? one : [],
    ),
    handover: row.offer,
    steps: points.map((point) => toStep(point, row, person)),
    authorizations: people.map((line) => toAuthorization(line, row, person)),
    actions: await actionsRaisedFrom(context, 'loto', lotoId),
    sharedWith: loto.can.share
      ? await sharesOf(
          context,
          { type: 'loto', id: lotoId },
          { mayWrite: opens({ ties: lotoWriters }, tiesOf(row), person) },
        )
      : [],
    checklists: checklistsOf(row, loto.allowedEvents),
    warnings: warningsOf(row, {
      now,
      today: today(now, person.timeZone),
      others: await othersOfMachine(db, person, row),
    }),
    history: await historyOfLoto(context, lotoId, {
      ...page,
      without: loto.can.share ? [] : shareActions,
    }),
  }
}

function checklistsOf(row: WholeLotoRow, events: LotoDetail['allowedEvents']) {
  const lists = events.map(({ event }) => [event, checklistOf(event as LotoEvent, row)] as const)
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0))
}
