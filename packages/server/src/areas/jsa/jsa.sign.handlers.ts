import { jsaAttendeesMax, signOnStatements } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { json } from '../../db/json.ts'
import { ok, type CheckedHandler, type PersonContext, type PersonHandler } from '../../handler.ts'
import { attachedUpload } from '../../records/files.queries.ts'
import { answerFile } from '../../records/files.ts'
import { requirePassword, signatureOf } from '../../records/signing.ts'
import { nameOf, signerOf } from '../../records/visitors.ts'
import { addToCrew, setLeftAt } from './jsa.crew.queries.ts'
import { held, readAgain, stateOf } from './jsa.editing.ts'
import { attendeesOf, type AttendeeRow, type WholeJsaRow } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'
import { collects, isStaffed } from './jsa.row.ts'
import { outOfTime } from './jsa.rules.ts'

/**
 * Signs on for the revision that was read. The analysis' own row is held and stays as it is: whoever
 * else signs at the same time may go on.
 */
export const signAttendee: CheckedHandler<'jsa.signAttendee'> = {
  async before(input, context) {
    if (input.kind === 'typed') {
      await requirePassword(input.password ?? '', context)
    }
  },
  async handle(input, context) {
    const { jsaId, attendeeId, revision } = input
    const { db, person, now, audit } = context
    const row = await held(context, jsaId)
    requireSignedOn(row, revision, now)
    const line = await lineOf(context, row, attendeeId)
    const isOwn = line.person?.personId === person.personId
    if (!isOwn && input.kind === 'typed') {
      return failField('kind', 'On the device of somebody else a signature is drawn.')
    }
    requireUnsigned(line, revision)
    const language = input.language ?? line.language
    const signature = {
      ...(await signatureOf(input, { recordId: jsaId, signer: signerOf(line) }, context)),
      ...{ language, statement: signOnStatements[language] },
    }
    const witnessId = isOwn ? null : person.personId
    await db
      .updateTable('jsa_attendees')
      .set({ signed_at: now, signed_revision: revision, signature: json(signature) })
      .set({ witness_id: witnessId })
      .where('shard_key', '=', person.shardKey)
      .where('jsa_id', '=', jsaId)
      .where('id', '=', attendeeId)
      .execute()
    const to = { ...signature, attendeeId, revision, witnessId }
    const changes = { signature: { from: line.signature, to } }
    const action = isOwn ? 'sign' : 'collect'
    await audit({ recordType: 'jsa', recordId: jsaId, action, changes })
    const state = stateOf(await readAgain(context, jsaId))
    return ok({ ...state, attendeeId, signedAt: now.toISOString() }, 'Signed.')
  },
}

/** Ends the call unless people sign on now, and for this revision. */
function requireSignedOn(row: WholeJsaRow, revision: number, now: Date): void {
  if (row.status !== 'active') {
    return fail('wrong_state', { message: 'People sign on while the job is active.' })
  }
  const why = outOfTime({ startsAt: row.starts_at, expiresAt: row.expires_at, now })
  if (why !== null) {
    return fail('wrong_state', { message: why })
  }
  return revision === row.revision
    ? undefined
    : fail('wrong_state', {
        message: 'The analysis has changed since you read it. Please read it again.',
        details: { revision: row.revision },
      })
}

function requireUnsigned(line: AttendeeRow, revision: number): void {
  if (line.left_at !== null) {
    return fail('wrong_state', { message: 'Whoever has left comes back before they sign.' })
  }
  return line.signed_revision === revision
    ? fail('wrong_state', { message: 'This revision is signed already.' })
    : undefined
}

/** A line of the crew: one's own, or any for whoever holds the tablet. */
async function lineOf(
  { db, person }: PersonContext,
  row: WholeJsaRow,
  attendeeId: string | undefined,
): Promise<AttendeeRow> {
  const crew = await attendeesOf(db, { shardKey: person.shardKey, jsaId: row.id })
  const isOwn = (one: AttendeeRow) => one.person?.personId === person.personId
  const line = crew.find((one) => (attendeeId === undefined ? isOwn(one) : one.id === attendeeId))
  if (line === undefined) {
    return attendeeId === undefined
      ? fail('wrong_state', { message: 'You are not on the crew.' })
      : failField('attendeeId', 'This person is not on the crew any more.')
  }
  return isOwn(line) || collects(tiesOf(row), person) ? line : fail('forbidden')
}

/** What is answered: one's own coming and going, and that of somebody who is named. */
const saidOf = {
  join: { own: 'You are on the crew.', other: () => 'You are on the crew.' },
  leave: { own: 'You have left the job.', other: (name: string) => `${name} has left the job.` },
  return: {
    own: 'You are back at the job.',
    other: (name: string) => `${name} is back at the job.`,
  },
} as const

/** What the trail calls it: one's own coming and going, and that of somebody else. */
const auditedAs = {
  join: { own: 'crew_join', other: 'crew_join' },
  leave: { own: 'crew_leave', other: 'crew_sign_off' },
  return: { own: 'crew_return', other: 'crew_take_back' },
} as const

export const attendeeActions: PersonHandler<'jsa.attendeeActions'> = async (
  { jsaId, event, attendeeId },
  context,
) => {
  const row = await held(context, jsaId)
  if (!isStaffed(row.status)) {
    return fail('wrong_state', {
      message: 'People come and go while the job is ready, active or stopped.',
    })
  }
  const line = event === 'join' ? await join(context, row) : await lineOf(context, row, attendeeId)
  if (event !== 'join') {
    await comeOrGo(context, row, line, event)
  }
  const name = nameOf(line)
  const isOwn = line.person?.personId === context.person.personId
  const changes =
    event === 'leave' ? { left: { from: null, to: name } } : { attendees: { from: null, to: name } }
  const action = auditedAs[event][isOwn ? 'own' : 'other']
  await context.audit({ recordType: 'jsa', recordId: jsaId, action, changes })
  const state = stateOf(await readAgain(context, jsaId))
  const said = saidOf[event]
  return ok({ ...state, attendeeId: line.id }, isOwn ? said.own : said.other(name))
}

async function join(context: PersonContext, row: WholeJsaRow): Promise<AttendeeRow> {
  const { db, person, now } = context
  const crew = await attendeesOf(db, { shardKey: person.shardKey, jsaId: row.id })
  if (crew.length >= jsaAttendeesMax) {
    return fail('wrong_state', { message: `A crew is of ${jsaAttendeesMax} people at most.` })
  }
  const added = await addToCrew(context, row.id, person.personId, now)
  return added === undefined
    ? fail('wrong_state', { message: 'You are on the crew already.' })
    : lineOf(context, row, added)
}

async function comeOrGo(
  context: PersonContext,
  row: WholeJsaRow,
  line: AttendeeRow,
  event: 'leave' | 'return',
): Promise<void> {
  const isLeaving = event === 'leave'
  if (isLeaving === (line.left_at !== null)) {
    const message = isLeaving ? 'They have left already.' : 'They have not left.'
    return fail('wrong_state', { message })
  }
  await setLeftAt(context, row.id, line.id, isLeaving ? context.now : null)
}

export const signature: PersonHandler<'jsa.signature'> = async ({ jsaId, uploadId }, context) =>
  answerFile(context, await attachedUpload(context.db, context.person.shardKey, uploadId, jsaId))
