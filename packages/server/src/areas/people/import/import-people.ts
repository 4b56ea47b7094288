import { peopleColumns, today } from '@holdpoint/api'
import { appendAudits } from '../../../audit.ts'
import type { Queryable } from '../../../db/database.ts'
import type { Ports } from '../../../ports/ports.ts'
import { peopleWithLinks } from '../../../session/one-time-links.ts'
import { seatMaster } from '../people.seat.ts'
import { beyondReach, type RowReport } from './import-report.ts'
import { managerEvent, managersOf, writeManagers } from './managers.ts'
import {
  changesOf,
  leftOutOf,
  masterFaults,
  readRow,
  valuesOf,
  wordsOf,
  type Known,
  type PersonRow,
} from './person-values.ts'
import { readTable, type TableRow } from '../../../records/imports/read-table.ts'
import { eventsOf, writePeople, type Taken } from './write-people.ts'

export type { RowReport }

// People come from whatever the company keeps them in, by the number that it knows them by. A row
// is taken, or refused with a reason; a refused one keeps no other from being taken.

/** More than this is no list of the people of one organisation. */
const rowsMax = 50_000

/** Reads a table of people. */
export const readPeople = (bytes: Uint8Array) =>
  readTable(bytes, { columns: peopleColumns, rowsMax })

/** Whose rows are taken over, and how far. */
export type Import = {
  shardKey: string
  rows: readonly TableRow[]
  requestId: string
  /** Who asks; null at the command line. */
  personId: string | null
  /** The zone whose day it is for somebody whose row names no day of hiring. */
  timeZone: string
  /** Ids of people who may do more than whoever asks: a row that would change one is refused. */
  beyond: ReadonlySet<string>
  /** False only says what would become of each row. */
  isApplied: boolean
}

/**
 * Takes rows of people over in the transaction that it is handed, or says what would become of
 * them. Nobody is invited, deactivated or given a right.
 */
export async function importPeople(
  db: Queryable,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  { shardKey, rows, requestId, personId, timeZone, beyond, isApplied }: Import,
): Promise<RowReport[]> {
  const now = clock.now()
  const kept = { day: today(now, timeZone), master: await seatMaster(db) }
  const people = await peopleByNumber(db, shardKey)
  const addresses = await peopleByAddress(db)
  const linked = await peopleWithLinks(db, shardKey, now)
  const reports: RowReport[] = []
  const taken: (Taken & { report: RowReport; managerNumber: string })[] = []
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const { row, faults } = readRow(cells)
    const number = row.employeeNumber
    const known = people.get(number)
    const refusals = [...faults, ...refusalsOf(row, known, faults.length > 0)]
    if (refusals.length > 0) {
      const employeeNumber = cells.get('employeeNumber') ?? ''
      reports.push({ line, employeeNumber, outcome: 'refused', about: refusals.join(' ') })
      continue
    }
    seen.add(number)
    const id = known?.id ?? ids.next()
    const values = valuesOf(row, known, kept)
    const changes = changesOf(known, values)
    const changed = known === undefined ? [] : wordsOf(changes)
    const { manager_id, is_active } = known ?? { manager_id: null, is_active: true }
    addresses.delete(known?.email ?? '')
    addresses.set(row.email, id)
    people.set(number, { ...values, id, manager_id, is_active })
    if (changes.email !== undefined && linked.has(id)) {
      changed.push('the link that the old address got ends: send a new one')
    }
    const outcome = known === undefined ? 'new' : changed.length > 0 ? 'changed' : 'same'
    const leftOut = leftOutOf(row, values, kept.master)
    if (leftOut !== undefined) {
      changed.push(leftOut)
    }
    const report = { line, employeeNumber: number, outcome, about: changed.join(', ') } as const
    reports.push(report)
    const { managerNumber } = row
    taken.push({ id, employeeNumber: number, values, changes, known, report, managerNumber })
  }
  const managed = managersOf(people, taken, beyond)
  if (isApplied) {
    await writePeople(db, { shardKey, now }, taken)
    await writeManagers(db, managed)
    const events = [...eventsOf(taken), ...managed.map(managerEvent)]
    await appendAudits(db, { shardKey, personId, at: now, requestId }, events)
  }
  return reports

  /** All that stands in the way of a row, but for cells that are wrong by themselves. */
  function refusalsOf(row: PersonRow, known: Known | undefined, isFaulty: boolean): string[] {
    const holder = row.email === '' ? undefined : addresses.get(row.email)
    const refusals = [
      ...(seen.has(row.employeeNumber) ? ['This number stands in an earlier row.'] : []),
      ...(holder !== undefined && holder !== known?.id ? ['Somebody else has this address.'] : []),
      ...masterFaults(row, known, kept.master),
    ]
    if (known === undefined || !beyond.has(known.id)) {
      return refusals
    }
    // An address that is changed is where a new password goes.
    const isChange =
      isFaulty ||
      refusals.length > 0 ||
      Object.keys(changesOf(known, valuesOf(row, known, kept))).length > 0
    return isChange ? [...refusals, beyondReach] : refusals
  }
}

async function peopleByNumber(db: Queryable, shardKey: string): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'employee_number', 'email', 'first_name', 'last_name'])
    .select(['employee_title', 'position', 'manager_id', 'hire_date', 'is_sse', 'is_active'])
    .select(['country_code', 'district_code', 'business_unit_code', 'job_code', 'crew_code'])
    .select(['customer_id', 'employee_type', 'company_code', 'company_name', 'phone'])
    .where('shard_key', '=', shardKey)
    .execute()
  return new Map(rows.map(({ employee_number: number, ...row }) => [number, row]))
}

/** An address signs in wherever it stands, so that no two people of any organisation share one. */
async function peopleByAddress(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.selectFrom('people').select(['id', 'email']).execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}
