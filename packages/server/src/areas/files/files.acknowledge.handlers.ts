import { sql } from 'kysely'
import type { AcknowledgementState } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { acknowledgementCountsOf, acknowledgementsOf } from '../../records/acknowledged-people.ts'
import {
  acknowledgementJoin,
  noteAcknowledged,
  noteOpened,
  noteWaived,
  noteWrongAnswer,
  requireAsked,
  stateOfAck,
} from '../../records/acknowledgement.ts'
import { isFor } from '../../records/audience.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { askedBy, fileForChange } from './files.queries.ts'
import { readerOf } from './files.rights.ts'

const recordType = 'library_file'
const notRight = 'That is not right. Please look into the file again, and then answer once more.'

/** The file, held, and the version in force; ends the call where none is to be acknowledged. */
async function inForce({ db, person, now }: PersonContext, fileId: string) {
  const row = await fileForChange(db, readerOf(person, now), fileId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const { current_version: version } = row
  return version === null || row.status === 'archived'
    ? fail('wrong_state', { message: 'No version of it is in force.' })
    : { row, version }
}

export const open: PersonHandler<'files.open'> = async ({ fileId }, context) => {
  const { db, person, now } = context
  const { row, version } = await inForce(context, fileId)
  const { shardKey, personId } = person
  const of = { shardKey, recordType, recordId: fileId, personId, version }
  await noteOpened(db, of, { askedFrom: row.asked_from, now })
  return ok(null)
}

export const acknowledge: PersonHandler<'files.acknowledge'> = async (
  { fileId, answer },
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const { row, version } = await inForce(context, fileId)
  if (!row.require_ack) {
    return fail('wrong_state', { message: 'Nobody is asked to acknowledge it.' })
  }
  if (row.ack_state === 'acknowledged') {
    return fail('wrong_state', { message: 'You have acknowledged it already.' })
  }
  const of = { shardKey, recordType, recordId: fileId, personId, version }
  if (row.is_opened && row.check_question !== '') {
    const chosen = answer ?? failField('answer', 'Please choose an answer.')
    if (chosen !== row.check_right) {
      const wrongAnswers = await noteWrongAnswer(db, of)
      await audit({
        ...{ recordType: 'file_acknowledgement', recordId: fileId, action: 'answer wrongly' },
        changes: { wrongAnswers: { from: wrongAnswers - 1, to: wrongAnswers } },
      })
      // Answered and not thrown, so that it is counted.
      return { status: 222, content: { wrongAnswers }, errors: [notRight] }
    }
  }
  const at = await noteAcknowledged(db, of, { askedFrom: row.asked_from, now })
  if (at === undefined) {
    return fail('wrong_state', { message: 'Please open the file before you acknowledge it.' })
  }
  // Beside the history of the file, which a thousand acknowledgements would drown.
  await audit({
    ...{ recordType: 'file_acknowledgement', recordId: fileId, action: 'acknowledge' },
    changes: { version: { from: null, to: version } },
  })
  return ok({ acknowledgedAt: at.toISOString() }, 'Acknowledged.')
}

export const waive: PersonHandler<'files.waive'> = async (
  { fileId, personId, reason },
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey } = person
  const { row, version } = await inForce(context, fileId)
  const [waived] = await linesOfPeople({ db, shardKey }, [personId])
  const { rows } = await sql<{ meant: boolean; state: AcknowledgementState }>`
    select ${isFor(recordType, 'file.id', { shardKey, personId })} as meant,
      ${stateOfAck('file', readerOf(person, now))} as state
    from library_files as file
    ${acknowledgementJoin({ recordType, record: 'file', person: sql`${personId}::text` })}
    where file.shard_key = ${shardKey} and file.id = ${fileId}`.execute(db)
  if (!row.require_ack || waived === undefined || rows[0]?.meant !== true) {
    return failField('personId', 'Nothing is asked of this person.')
  }
  requireAsked(rows[0].state, waived.fullName)
  await noteWaived(
    db,
    { shardKey, recordType, recordId: fileId, personId, version },
    { by: person.personId, reason: reason.trim(), now },
  )
  await audit({
    ...{ recordType, recordId: fileId, action: 'waive', reason: reason.trim() },
    changes: { person: { from: null, to: waived.fullName } },
  })
  return ok(null, 'Waived.')
}

export const acknowledgements: PersonHandler<'files.acknowledgements'> = async (
  { fileId, state, pOffset, pLimit },
  { db, person, now },
) => {
  const people = askedBy(readerOf(person, now), fileId)
  const page = await acknowledgementsOf(db, people, { offset: pOffset, limit: pLimit, state })
  return ok({ ...page, offset: pOffset, counts: await acknowledgementCountsOf(db, people) })
}
