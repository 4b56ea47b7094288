import { jsaWriters, type JsaDetail } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { shareActions, sharesOf } from '../../records/shares.ts'
import { actionsRaisedFrom } from '../actions/actions.raised.ts'
import { filesOfJsa } from './jsa.files.handlers.ts'
import { historyOfJsa } from './jsa.history.ts'
import { attendeesOf, hazardsOfJsa, jsaRow } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'
import { isOpen, losesFiles, toAttendee, toJsa, toJsaHazard } from './jsa.row.ts'
import { warningsOf } from './jsa.rules.ts'

/** An analysis whole, as it travels to whoever asks. */
export async function detailOf(
  context: PersonContext,
  jsaId: string,
  page: { offset: number; limit: number },
): Promise<JsaDetail> {
  const { db, person } = context
  const one = { shardKey: person.shardKey, jsaId }
  const row = await jsaRow(db, person, jsaId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const crew = await attendeesOf(db, one)
  const jsa = toJsa(row, context)
  const mayWrite = opens({ ties: jsaWriters }, tiesOf(row), person)
  const attendees = crew.map((attendee) => toAttendee(attendee, row, context))
  return {
    ...jsa,
    can: {
      ...jsa.can,
      files: mayWrite && isOpen(row.status),
      removeFiles: mayWrite && losesFiles(row.status),
    },
    description: row.description,
    location: row.location,
    permits: row.permits,
    ppe: row.ppe,
    emergency: row.emergency,
    weather: row.weather,
    simops: row.simops,
    changes: row.changes,
    lessons: row.lessons,
    clonedFrom: row.origin,
    hazards: (await hazardsOfJsa(db, one)).map(toJsaHazard),
    attendees,
    files: await filesOfJsa(context, jsaId),
    actions: await actionsRaisedFrom(context, 'jsa', jsaId),
    sharedWith: jsa.can.share
      ? await sharesOf(context, { type: 'jsa', id: jsaId }, { mayWrite })
      : [],
    warnings: warningsOf(
      attendees
        .filter(({ isHere }) => isHere)
        .map(({ name, isSSE, mentor, isMentorHere }) => ({
          ...{ name, isSSE, hasMentor: mentor !== null, isMentorHere },
        })),
    ),
    history: await historyOfJsa(context, jsaId, {
      ...page,
      without: jsa.can.share ? [] : shareActions,
    }),
  }
}
