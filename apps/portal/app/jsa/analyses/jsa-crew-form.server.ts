import { data } from '@remix-run/node'
import { catalogue, type Attendee } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { choiceOf, idsIn } from '../../records/choices.ts'
import type { Choice } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { peopleAskedFor, peopleNamed, peopleOfCrew } from '../../records/people.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formText } from '../../ui/form-text.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import type { CrewAgain, CrewFormData } from './jsa-crew-form.tsx'
import { askedFor, formOf, loadToEdit, type Ask } from './jsa-edit.server.ts'

/** Loads the form of the crew. */
export async function loadCrewForm(ask: Ask): Promise<CrewFormData> {
  const detail = await loadToEdit(ask, 'crew')
  const { needsChange: _running, ...form } = formOf(detail, ask)
  const named = detail.attendees.flatMap(({ person, mentor }) =>
    [person, mentor].flatMap((one) => (one === null ? [] : [choiceOf(one)])),
  )
  const crewName = detail.crew?.name ?? null
  return { ...form, start: { attendees: detail.attendees.map(rowOf) }, named, crewName }
}

function rowOf(one: Attendee) {
  const { attendeeId, person, mentor, name, company, role, isSSE, language } = one
  return {
    ...{ attendeeId, company, role, language, isSSE: isSSE ? 'true' : '' },
    personId: person?.personId ?? '',
    name: person === null ? name : '',
    mentorId: mentor?.personId ?? '',
  }
}

/** Somebody who was ticked, as a row of the crew. */
const added = (personId: string) => ({ personId, language: 'en' as const })

/**
 * Takes what the form posts: people who are looked for or added, one by one or a whole crew, a row that
 * comes, goes or moves, or the crew itself. Whoever is ticked and not added yet is saved all the same.
 */
export async function takeCrewForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const jsaId = askedFor(ask, 'id') ?? ''
  form.set('jsaId', jsaId)
  const submission = readEdit(form, catalogue.jsa.saveAttendees.input)
  const { reply, payload } = submission
  const ticked = idsIn(payload['personIds'])
  const came = { reply, known: await namedIn(payload, ask) }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status === undefined) {
    return data({ lastResult: reply(), found: null, known: came.known } satisfies CrewAgain)
  }
  const intent = formText(form, 'intent')
  if (intent === 'add' || intent === 'add-all') {
    const typed = reply().initialValue ?? {}
    const rows = rowsIn(typed['attendees'])
    const there = new Set(rows.flatMap((row) => idsOf(row, ['personId'])))
    const crew = intent === 'add' ? [] : await peopleOfItsCrew(ask)
    const asked = new Set([...ticked, ...crew.map(({ personId }) => personId)])
    const attendees = [...rows, ...[...asked].filter((id) => !there.has(id)).map(added)]
    const lastResult = {
      initialValue: { ...typed, attendees, personIds: '', find: {}, found: {} } as never,
    }
    const addedBy = formText(form, formKeyField)
    const known = {
      ...came.known,
      attendees: [...came.known.attendees, ...crew.map(choiceOf)],
    }
    return data({ lastResult, found: null, known, addedBy } satisfies CrewAgain)
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const rows = submission.value.attendees
  const isNew = (id: string) => rows.every(({ personId }) => personId !== id)
  const attendees = [...rows, ...ticked.filter(isNew).map(added)]
  const answer = await context.api.jsa.saveAttendees({ jsaId, attendees }, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden: 'jsa' })
  }
  contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.jsa(jsaId, { pane: 'crew' }), toast)
}

/** Whoever is of the crew that the job is for. */
async function peopleOfItsCrew(ask: Ask) {
  const { crew } = await loadToEdit(ask, 'crew')
  return crew === null ? [] : peopleOfCrew(crew.id, ask)
}

/** The people whom a row names in some of its fields. */
function idsOf(row: unknown, names: readonly string[]): string[] {
  return typeof row === 'object' && row !== null
    ? Object.entries(row).flatMap(([name, value]) => (names.includes(name) ? idsIn(value) : []))
    : []
}

const rowsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Whom the form names, by the field that offers them: those ticked, and those of its rows. */
async function namedIn(payload: Readonly<Record<string, unknown>>, ask: Ask) {
  const rows = rowsIn(payload['attendees']).flatMap((row) => idsOf(row, ['personId', 'mentorId']))
  const ticked = idsIn(payload['personIds'])
  const people = await peopleNamed([...new Set([...ticked, ...rows])], ask)
  const of = (ids: readonly string[]): Choice[] =>
    people.filter(({ personId }) => ids.includes(personId)).map(choiceOf)
  return { personIds: of(ticked), attendees: of([...ticked, ...rows]) }
}
