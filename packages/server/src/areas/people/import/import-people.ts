import { catalogue, isCalendarDay } from '@holdpoint/api'
import { sql } from 'kysely'
import * as z from 'zod'
import { appendAudits } from '../../../audit.ts'
import type { Queryable } from '../../../db/database.ts'
import type { AuditEvent } from '../../../handler.ts'
import type { Ports } from '../../../ports/ports.ts'
import { NoTable, type TableRow } from './read-table.ts'

// People come from whatever the company keeps them in, by the number that it knows them by. A row
// is taken, or refused with a reason; a refused one keeps no other from being taken.

const needed = ['employeeNumber', 'firstName', 'lastName', 'email'] as const

/** Columns that are read, by the names of the first row; others are passed over. */
const personRow = catalogue.people.add.input.omit({ employeeTitle: true }).extend({
  jobDesc: z.string().max(100, 'The job is longer than 100 characters.').default(''),
  managerNumber: z.string().default(''),
  hireDate: z
    .string()
    .default('')
    .transform(dayOf)
    .refine((day) => day === '' || isCalendarDay(day), 'The day of hiring is no date.'),
})
type PersonRow = z.output<typeof personRow>

/** What became of one row. */
export type RowReport = {
  line: number
  employeeNumber: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** What stands in its way, or which parts of the person change. */
  about: string
}

type Known = {
  id: string
  email: string
  first_name: string
  last_name: string
  employee_title: string
  manager_id: string | null
  hire_date: string
}

/** Whose rows are taken over, and how far. */
export type Import = {
  shardKey: string
  rows: readonly TableRow[]
  requestId: string
  /** Who asks; null at the command line. */
  personId: string | null
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
  { shardKey, rows, requestId, personId, beyond, isApplied }: Import,
): Promise<RowReport[]> {
  requireColumns(rows)
  const now = clock.now()
  const people = await peopleByNumber(db, shardKey)
  const addresses = await peopleByAddress(db)
  const reports: RowReport[] = []
  const taken: Taken[] = []
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const said = Object.fromEntries([...cells].filter(([, value]) => value !== ''))
    const number = said['employeeNumber'] ?? ''
    const { data, error } = personRow.safeParse(said)
    const known = people.get(number)
    const refusal = error?.issues.map(sentenceOf).join(' ') ?? refusalOf(data, known)
    if (data === undefined || refusal !== undefined) {
      reports.push({ line, employeeNumber: number, outcome: 'refused', about: refusal ?? '' })
      continue
    }
    seen.add(number)
    const id = known?.id ?? ids.next()
    const values = valuesOf(data, known, now)
    const changes = changesOf(known, values)
    const changed = compared.filter((name) => changes[name] !== undefined)
    addresses.delete(known?.email ?? '')
    addresses.set(data.email, id)
    people.set(number, { ...values, id, manager_id: known?.manager_id ?? null })
    const outcome = known === undefined ? 'new' : changed.length > 0 ? 'changed' : 'same'
    const about = known === undefined ? '' : changed.map((name) => saidOf[name]).join(', ')
    const report: RowReport = { line, employeeNumber: number, outcome, about }
    reports.push(report)
    taken.push({ id, values, changes, report, known, managerNumber: data.managerNumber })
  }
  const managed = managersOf(people, taken, beyond)
  if (isApplied) {
    await writePeople(db, { shardKey, now }, taken)
    await writeManagers(db, managed)
    const events = [...eventsOf(taken), ...managed.map(managerEvent)]
    await appendAudits(db, { shardKey, personId, at: now, requestId }, events)
  }
  return reports

  function refusalOf(row: PersonRow | undefined, known: Known | undefined): string | undefined {
    if (row === undefined) {
      return undefined
    }
    if (seen.has(row.employeeNumber)) {
      return 'This number stands in an earlier row.'
    }
    const holder = addresses.get(row.email)
    if (holder !== undefined && holder !== known?.id) {
      return 'Somebody else has this address.'
    }
    // An address that is changed is where a new password goes.
    const isBeyond = known !== undefined && beyond.has(known.id)
    return isBeyond && Object.keys(changesOf(known, valuesOf(row, known, now))).length > 0
      ? 'This person may do more than you. Please ask somebody who may do as much.'
      : undefined
  }
}

type Values = ReturnType<typeof valuesOf>

/** A row that is taken, with what is known of its person so far. */
type Taken = {
  id: string
  values: Values
  changes: Changes
  report: RowReport
  known: Known | undefined
  managerNumber: string
}

const writtenAtOnce = 500

async function writePeople(
  db: Queryable,
  { shardKey, now }: { shardKey: string; now: Date },
  taken: readonly Taken[],
): Promise<void> {
  const added = taken
    .filter(({ known }) => known === undefined)
    .map(({ id, values, report }) => ({
      ...values,
      id,
      shard_key: shardKey,
      employee_number: report.employeeNumber,
      employee_type: 'Field',
      position: values.employee_title,
      placed_at: now,
    }))
  const changed = taken.filter(
    ({ known, changes }) => known !== undefined && Object.keys(changes).length > 0,
  )
  // Before anybody new: an address that somebody gives up may be taken by a later row.
  for (const { id, values } of changed) {
    await db
      .updateTable('people')
      .set((set) => ({ ...values, row_version: set('row_version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
  for (let from = 0; from < added.length; from += writtenAtOnce) {
    await db
      .insertInto('people')
      .values(added.slice(from, from + writtenAtOnce))
      .execute()
  }
}

function eventsOf(taken: readonly Taken[]): AuditEvent[] {
  return taken
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .map(({ id, changes }) => ({ recordType: 'person', recordId: id, action: 'import', changes }))
}

function requireColumns([first]: readonly TableRow[]): void {
  const missing = needed.filter((name) => first?.cells.has(name) !== true)
  if (missing.length > 0) {
    throw new NoTable(`The first row must name the columns; missing: ${missing.join(', ')}.`)
  }
}

async function peopleByNumber(db: Queryable, shardKey: string): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'employee_number', 'email', 'first_name', 'last_name'])
    .select(['employee_title', 'manager_id', 'hire_date'])
    .where('shard_key', '=', shardKey)
    .execute()
  return new Map(rows.map(({ employee_number: number, ...row }) => [number, row]))
}

/** An address signs in wherever it stands, so that no two people of any organisation share one. */
async function peopleByAddress(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.selectFrom('people').select(['id', 'email']).execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

function valuesOf(row: PersonRow, known: Known | undefined, now: Date) {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    full_name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    employee_title: row.jobDesc || (known?.employee_title ?? ''),
    hire_date: row.hireDate || (known?.hire_date ?? now.toISOString().slice(0, 10)),
  }
}

const compared = ['first_name', 'last_name', 'email', 'employee_title', 'hire_date'] as const

/** What a report calls what changes. */
const saidOf: Readonly<Record<(typeof compared)[number], string>> = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'email',
  employee_title: 'job',
  hire_date: 'day of hiring',
}

type Changes = Partial<Record<(typeof compared)[number], { from: string | null; to: string }>>

function changesOf(known: Known | undefined, values: ReturnType<typeof valuesOf>): Changes {
  return Object.fromEntries(
    compared
      .filter((name) => known?.[name] !== values[name])
      .map((name) => [name, { from: known?.[name] ?? null, to: values[name] }]),
  )
}

/** Whose manager the file names anew, and whom they had. */
type Managed = { id: string; manager: string; before: string | null }

/**
 * Only once all rows are known: a manager may stand below the people who report to them. Says so of
 * the rows whose manager changes.
 */
function managersOf(
  people: ReadonlyMap<string, Known>,
  taken: readonly Taken[],
  beyond: ReadonlySet<string>,
): Managed[] {
  return taken.flatMap(({ id, managerNumber, known, report }) => {
    const manager = people.get(managerNumber)
    const before = known?.manager_id ?? null
    if (manager === undefined || manager.id === id || manager.id === before || beyond.has(id)) {
      return []
    }
    report.outcome = report.outcome === 'same' ? 'changed' : report.outcome
    report.about = [report.about, report.outcome === 'new' ? '' : 'manager']
      .filter(Boolean)
      .join(', ')
    return [{ id, manager: manager.id, before }]
  })
}

async function writeManagers(db: Queryable, managed: readonly Managed[]): Promise<void> {
  await sql`
    update people set manager_id = one.manager
    from unnest(
      ${managed.map(({ id }) => id)}::text[], ${managed.map(({ manager }) => manager)}::text[]
    ) as one (id, manager)
    where people.id = one.id`.execute(db)
}

function managerEvent({ id, manager, before }: Managed): AuditEvent {
  const changes = { manager_id: { from: before, to: manager } }
  return { recordType: 'person', recordId: id, action: 'import', changes }
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`
}

/** A day as people write it: 2003-06-17, or day first as 17-06-2003, 17.06.2003. */
function dayOf(said: string): string {
  const [, day, month, year] = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/.exec(said) ?? []
  return day === undefined || month === undefined
    ? said
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
