import { jsaLanguageLabels, jsaWriters, type AttendeeDraft } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { greenHats, writeCrew, type CrewLine } from './jsa.crew.queries.ts'
import { held, readAgain, stateOf } from './jsa.editing.ts'
import { differenceOf } from './jsa.job-hazards.handlers.ts'
import { attendeesOf, type AttendeeRow } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'
import { isOpen } from './jsa.row.ts'
import { tell } from './jsa.told.ts'

export const saveAttendees: PersonHandler<'jsa.saveAttendees'> = async (
  { jsaId, attendees },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, jsaId)
  if (!opens({ ties: jsaWriters }, tiesOf(row), person)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (!isOpen(row.status)) {
    return fail('wrong_state', { message: 'The crew of a job that has ended stays as it was.' })
  }
  const one = { shardKey: person.shardKey, jsaId }
  const before = await attendeesOf(db, one)
  const lines = await linesOf(context, attendees, before)
  const written = new Set(lines.map(({ id }) => id))
  // Whoever has signed, or came by themselves, is not taken off the crew: they are signed off.
  const kept = before.filter(
    (line) => !written.has(line.id) && (line.signed_at !== null || line.joined_at !== null),
  )
  await writeCrew(
    context,
    jsaId,
    lines,
    kept.map(({ id }) => id),
  )
  await db
    .updateTable('jsas')
    .set({ updated_at: now, row_version: row.row_version + 1 })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', jsaId)
    .execute()
  const after = await attendeesOf(db, one)
  const changes = { attendees: differenceOf(before.map(wordsOfLine), after.map(wordsOfLine)) }
  await audit({ recordType: 'jsa', recordId: jsaId, action: 'crew', changes })
  if (row.status === 'active') {
    const known = new Set(before.map((line) => line.person?.personId))
    const added = lines.flatMap(({ personId }) => personId ?? []).filter((id) => !known.has(id))
    await tell(context, 'jsa_to_sign', jsaId, added)
  }
  return ok(stateOf(await readAgain(context, jsaId)), 'Crew saved.')
}

/** A line of a crew as the trail keeps it: who, as what, beside whom, in which language. */
function wordsOfLine({ person, name, ...line }: AttendeeRow): string {
  const { company, role, is_sse: isSSE, mentor, language } = line
  const about = [
    company,
    role,
    isSSE ? 'short-service employee' : '',
    mentor === null ? '' : `mentor ${mentor.fullName}`,
    `briefed in ${jsaLanguageLabels[language]}`,
  ]
  return `${person?.fullName ?? name} (${about.filter((part) => part !== '').join('; ')})`
}

/** The lines of a crew as they are kept: a colleague keeps theirs, a visitor the one that is named. */
async function linesOf(
  context: PersonContext,
  drafts: readonly AttendeeDraft[],
  before: readonly AttendeeRow[],
): Promise<CrewLine[]> {
  const onCrew = new Set(before.flatMap(({ person, mentor }) => [person, mentor].flatMap(idIn)))
  const named = drafts.flatMap(({ personId, mentorId }) => [personId ?? [], mentorId ?? []].flat())
  const green = await greenHats(context, named)
  const isThere = (id: string) => green.has(id) || onCrew.has(id)
  const taken = new Set<string>()
  return drafts.map((draft, place) => {
    const why = problemOf(draft, isThere, taken)
    if (why !== null) {
      return failField(`attendees.${place}.${why.path}`, why.message)
    }
    const same = before.find(
      ({ id, person }) =>
        !taken.has(id) &&
        (draft.personId === null
          ? person === null && id === draft.attendeeId
          : person?.personId === draft.personId),
    )
    const isRenamed = same?.person === null && same.name !== draft.name
    const isElsewhere = same?.person === null && same.company !== draft.company
    if (same?.person === null && same.signed_at !== null && (isRenamed || isElsewhere)) {
      const message = 'Whoever has signed keeps their name and company.'
      return failField(`attendees.${place}.${isRenamed ? 'name' : 'company'}`, message)
    }
    // Another name is somebody else: a tablet that still shows the first one signs for nobody.
    const known = isRenamed ? undefined : same
    const id = known?.id ?? context.ports.ids.next()
    taken.add(draft.personId ?? id)
    taken.add(id)
    // What was so of a colleague who has left since stays.
    const account = draft.personId === null ? draft.isSSE : green.get(draft.personId)
    return lineOf(draft, id, account ?? same?.is_sse ?? false)
  })
}

const idIn = (person: AttendeeRow['person']) => (person === null ? [] : [person.personId])

function lineOf(draft: AttendeeDraft, id: string, isSSE: boolean): CrewLine {
  const { personId, role, mentorId, language } = draft
  const isVisitor = personId === null
  return {
    ...{ id, personId, role, mentorId, language, isSSE },
    name: isVisitor ? draft.name : '',
    company: isVisitor ? draft.company : '',
  }
}

/** What is wrong with a line, at its field. */
function problemOf(
  { personId, name, mentorId }: AttendeeDraft,
  isThere: (id: string) => boolean,
  taken: ReadonlySet<string>,
) {
  const notHere = 'This is not an employee here, or no longer.'
  if (personId === null && name === '') {
    return { path: 'name', message: 'Please choose a colleague, or enter a name.' }
  }
  if (personId !== null && taken.has(personId)) {
    return { path: 'personId', message: 'This person is on the crew already.' }
  }
  if (personId !== null && !isThere(personId)) {
    return { path: 'personId', message: notHere }
  }
  if (mentorId !== null && mentorId === personId) {
    return { path: 'mentorId', message: 'Somebody else is the mentor.' }
  }
  return mentorId === null || isThere(mentorId) ? null : { path: 'mentorId', message: notHere }
}
