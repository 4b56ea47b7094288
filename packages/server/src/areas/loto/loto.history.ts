import { lotoStateLabels, wallTimeOf, type LotoDetail } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { historyOf } from '../../records/history.queries.ts'
import { changesIn, eventOf, fieldsOf } from '../../records/history.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'
import { namesOfPeople } from '../people/people.queries.ts'

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
}

const fixed = { status: lotoStateLabels, isGroup: { true: 'Yes', false: 'No' } }
const ofPeople = ['primary', 'offeredTo']

/** A page of what happened to a lockout, newest first. */
export async function historyOfLoto(
  { db, person, cacheOwner, now }: PersonContext,
  lotoId: string,
  page: { offset: number; limit: number },
): Promise<LotoDetail['history']> {
  const holder = { shardKey: person.shardKey, recordType: 'loto', recordId: lotoId }
  const rows = await historyOf(db, holder, page)
  const leaders = rows
    .flatMap(({ changes }) => changesIn(changes))
    .flatMap(({ key, from, to }) => (ofPeople.includes(key) ? [from, to] : []))
    .filter((id) => typeof id === 'string')
  const names = Object.fromEntries(await namesOfPeople(db, person.shardKey, leaders))
  const { pad } = namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))
  const values = { ...fixed, pad, primary: names, offeredTo: names }
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
    if ((key === 'plannedStart' || key === 'plannedEnd') && typeof value === 'string') {
      return wallTimeOf(new Date(value), timeZone).replace('T', ' ')
    }
    const isSignature = typeof value === 'object' && value !== null && 'name' in value
    return key === 'signature' && isSignature ? value.name : value
  }
  return Object.fromEntries(
    changesIn(changes).map(({ key, from, to }) => [
      key,
      { from: told(key, from), to: told(key, to) },
    ]),
  )
}
