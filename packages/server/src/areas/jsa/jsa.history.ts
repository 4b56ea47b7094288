import { jsaPermitLabels, jsaShiftLabels, jsaStateLabels, type JsaDetail } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { historyPage } from '../../records/history-page.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'

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
  sharedWith: 'Shared with',
  file: 'File',
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
  page: { offset: number; limit: number; without: readonly string[] },
): Promise<JsaDetail['history']> {
  const holder = { shardKey: person.shardKey, recordType: 'jsa', recordId: jsaId }
  const { crew, pad, customer } = namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))
  return historyPage(db, holder, page, {
    labels,
    values: { ...fixed, crew, pad, customer },
    people: ['supervisor', 'sharedWith'],
    moments: { fields: ['startsAt', 'expiresAt'], timeZone: person.timeZone },
    signatures: ['signature'],
  })
}
