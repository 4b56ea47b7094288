import { lotoStateLabels, type LotoDetail } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { historyPage } from '../../records/history-page.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  template: 'Template',
  asset: 'Machine',
  reason: 'Reason',
  pad: 'Pad',
  location: 'Place',
  primary: 'Leads',
  isGroup: 'Group',
  lockbox: 'Group box',
  plannedStart: 'Planned start',
  plannedEnd: 'Planned end',
  workOrder: 'Work order',
  jsa: 'Job safety analysis',
  clonedFrom: 'Copied from',
  point: 'Point',
  person: 'On the list',
  lock: 'Personal lock',
  signature: 'Signed',
  checks: 'Ticked',
  offeredTo: 'Lead offered to',
  sharedWith: 'Shared with',
}

const fixed = { status: lotoStateLabels, isGroup: { true: 'Yes', false: 'No' } }

/** A page of what happened to a lockout, newest first. */
export async function historyOfLoto(
  { db, person, cacheOwner, now }: PersonContext,
  lotoId: string,
  page: { offset: number; limit: number; without: readonly string[] },
): Promise<LotoDetail['history']> {
  const holder = { shardKey: person.shardKey, recordType: 'loto', recordId: lotoId }
  const { pad } = namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))
  return historyPage(db, holder, page, {
    labels,
    values: { ...fixed, pad },
    people: ['primary', 'offeredTo', 'sharedWith'],
    moments: { fields: ['plannedStart', 'plannedEnd'], timeZone: person.timeZone },
    signatures: ['signature'],
  })
}
