import {
  jsaPermitLabels,
  jsaShiftLabels,
  jsaStateLabels,
  wallTimeOf,
  type JsaDetail,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { historyOf } from '../../records/history.queries.ts'
import { changesIn, eventOf, fieldsOf } from '../../records/history.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'
import { namesOfPeople } from '../people/people.queries.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  description: 'Description',
  shift: 'Shift',
  startsAt: 'Begins',
  expiresAt: 'Ends',
  crew: 'Crew',
  pad: 'Pad',
  customer: 'Customer',
  well: 'Well',
  location: 'Place',
  supervisor: 'Supervisor',
  permits: 'Permits',
  ppe: 'Protective equipment',
  emergency: 'Emergency',
  weather: 'Weather',
  simops: 'Other work near by',
  hazards: 'Hazards',
  attendees: 'On the crew',
  signature: 'Signed',
  revision: 'Revision',
  left: 'Left the job',
  isStar: 'Exemplar',
  clonedFrom: 'Copied from',
}

const fixed = {
  status: jsaStateLabels,
  shift: jsaShiftLabels,
  permits: jsaPermitLabels,
  isStar: { true: 'Yes', false: 'No' },
}

/** A page of what happened to an analysis, newest first. */
export async function historyOfJsa(
  { db, person, cacheOwner, now }: PersonContext,
  jsaId: string,
  page: { offset: number; limit: number },
): Promise<JsaDetail['history']> {
  const holder = { shardKey: person.shardKey, recordType: 'jsa', recordId: jsaId }
  const rows = await historyOf(db, holder, page)
  const supervisors = rows
    .flatMap(({ changes }) => changesIn(changes))
    .flatMap(({ key, from, to }) => (key === 'supervisor' ? [from, to] : []))
    .filter((id) => typeof id === 'string')
  const names = await namesOfPeople(db, person.shardKey, supervisors)
  const { crew, pad, customer } = namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))
  const values = { ...fixed, crew, pad, customer, supervisor: Object.fromEntries(names) }
  return {
    data: rows.map((row) => ({
      ...eventOf(row),
      fields: fieldsOf(toldOf(row.changes, person.timeZone), { labels, values }),
    })),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: page.offset,
  }
}

/** The trail keeps moments and whole signatures; who reads it is told a clock and a name. */
function toldOf(changes: unknown, timeZone: string): Record<string, unknown> {
  const told = (key: string, value: unknown) => {
    if ((key === 'startsAt' || key === 'expiresAt') && typeof value === 'string') {
      return wallTimeOf(new Date(value), timeZone).replace('T', ' ')
    }
    return key === 'signature' ? nameIn(value) : value
  }
  return Object.fromEntries(
    changesIn(changes).map(({ key, from, to }) => [
      key,
      { from: told(key, from), to: told(key, to) },
    ]),
  )
}

function nameIn(signature: unknown): unknown {
  return typeof signature === 'object' && signature !== null && 'name' in signature
    ? signature.name
    : null
}
