import { sql, type RawBuilder } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import {
  acknowledgementCountsOf,
  acknowledgementsOf,
  type AskedPeople,
} from '../../records/acknowledged-people.ts'
import { acknowledgementJoin, noteAcknowledged, noteOpened } from '../../records/acknowledgement.ts'
import { sheetForChange } from './sds.queries.ts'
import { peopleAsked, readerOf, type Reader } from './sds.rights.ts'

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
    join people as person on person.shard_key = sheet.shard_key
      and person.id in (${peopleAsked})
    ${acknowledgementJoin({ recordType, record: 'sheet', person: sql`person.id` })}
    where sheet.shard_key = ${reader.shardKey} and sheet.id = ${sheetId} and sheet.require_ack
      and sheet.status = 'approved'`
  return { everybody, record: 'sheet', clock: reader }
}
