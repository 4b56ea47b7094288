import { sql, type RawBuilder } from 'kysely'
import type { AcknowledgementState } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import {
  acknowledgementCountsOf,
  acknowledgementsOf,
  type AskedPeople,
} from '../../records/acknowledged-people.ts'
import {
  noteAcknowledged,
  noteOpened,
  noteWaived,
  requireAsked,
  stateOfAck,
} from '../../records/acknowledgement.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { ownAck } from './sds.columns.ts'
import { sheetForChange } from './sds.queries.ts'
import { asksPerson, readerOf, type Reader } from './sds.rights.ts'

const recordType = 'sds'

/** The sheet, held; ends the call where whoever calls is not asked to acknowledge it. */
async function asked({ db, person, now }: PersonContext, sheetId: string) {
  const row = await sheetForChange(db, readerOf(person, now), sheetId)
  if (row === undefined) {
    return fail('forbidden')
  }
  return row.is_asked
    ? { row, version: row.current_version }
    : fail('wrong_state', { message: 'You are not asked to acknowledge it.' })
}

export const open: PersonHandler<'sds.open'> = async ({ sheetId }, context) => {
  const { db, person, now } = context
  const { row, version } = await asked(context, sheetId)
  const of = { shardKey: person.shardKey, recordType, recordId: sheetId, version }
  await noteOpened(db, { ...of, personId: person.personId }, { askedFrom: row.asked_from, now })
  return ok(null)
}

export const acknowledge: PersonHandler<'sds.acknowledge'> = async ({ sheetId }, context) => {
  const { db, person, now, audit } = context
  const { row, version } = await asked(context, sheetId)
  if (row.ack_state === 'acknowledged') {
    return fail('wrong_state', { message: 'You have acknowledged it already.' })
  }
  const { shardKey, personId } = person
  const of = { shardKey, recordType, recordId: sheetId, personId, version }
  const at = await noteAcknowledged(db, of, { askedFrom: row.asked_from, now })
  if (at === undefined) {
    return fail('wrong_state', { message: 'Please open the sheet before you acknowledge it.' })
  }
  // Beside the history of the sheet, which a thousand acknowledgements would drown.
  await audit({
    ...{ recordType: 'sds_acknowledgement', recordId: sheetId, action: 'acknowledge' },
    changes: { version: { from: null, to: version } },
  })
  return ok({ acknowledgedAt: at.toISOString() }, 'Acknowledged.')
}

export const waive: PersonHandler<'sds.waive'> = async ({ sheetId, personId, reason }, context) => {
  const { db, person, now, audit } = context
  const { shardKey } = person
  const reader = readerOf(person, now)
  const row = await sheetForChange(db, reader, sheetId)
  const [waived] = await linesOfPeople({ db, shardKey }, [personId])
  const { everybody } = askedBy(reader, sheetId)
  const { rows } = await sql<{ state: AcknowledgementState }>`
    select ${stateOfAck('sheet', reader)} as state
    from ${everybody} and person.id = ${personId}`.execute(db)
  const [asks] = rows
  if (row === undefined || waived === undefined || asks === undefined) {
    return failField('personId', 'Nothing is asked of this person.')
  }
  requireAsked(asks.state, waived.fullName)
  await noteWaived(
    db,
    { shardKey, recordType, recordId: sheetId, personId, version: row.current_version },
    { by: person.personId, reason: reason.trim(), now },
  )
  await audit({
    ...{ recordType, recordId: sheetId, action: 'waive', reason: reason.trim() },
    changes: { person: { from: null, to: waived.fullName } },
  })
  return ok(null, 'Waived.')
}

export const acknowledgements: PersonHandler<'sds.acknowledgements'> = async (
  { sheetId, state, pOffset, pLimit },
  { db, person, now },
) => {
  const people = askedBy(readerOf(person, now), sheetId)
  const page = await acknowledgementsOf(db, people, { offset: pOffset, limit: pLimit, state })
  return ok({ ...page, offset: pOffset, counts: await acknowledgementCountsOf(db, people) })
}

/** Everybody whom a sheet asks, with what they have of it. */
export function askedBy(reader: Reader, sheetId: string): AskedPeople {
  const everybody: RawBuilder<unknown> = sql`sds_sheets as sheet
    join people as person on ${asksPerson}
    ${ownAck(sql`person.id`)}
    where sheet.shard_key = ${reader.shardKey} and sheet.id = ${sheetId} and sheet.require_ack
      and sheet.status = 'approved'`
  return { everybody, record: 'sheet', clock: reader }
}
