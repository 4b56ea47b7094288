import { catalogue, isCalendarDay } from '@holdpoint/api'
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
  /** What stands in its way, or which columns have changed. */
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

/**
 * Takes rows of people over, or says what would become of them: all of it in one transaction, which
 * whoever calls this rolls back for a dry run. Nobody is invited, deactivated or given a right.
 */
export async function importPeople(
  db: Queryable,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  shardKey: string,
  rows: readonly TableRow[],
  requestId: string,
): Promise<RowReport[]> {
  requireColumns(rows)
  const now = clock.now()
  const people = await peopleByNumber(db, shardKey)
  const addresses = await peopleByAddress(db)
  const reports: RowReport[] = []
  const events: AuditEvent[] = []
  const managed: Managed[] = []
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
    if (known === undefined) {
      const position = values.employee_title
      await db
        .insertInto('people')
        .values({
          ...values,
          id,
          shard_key: shardKey,
          employee_number: number,
          employee_type: 'Field',
          position,
          placed_at: now,
        })
        .execute()
    } else if (Object.keys(changes).length > 0) {
      await db
        .updateTable('people')
        .set((set) => ({ ...values, row_version: set('row_version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    }
    addresses.delete(known?.email ?? '')
    addresses.set(data.email, id)
    people.set(number, { ...values, id, manager_id: known?.manager_id ?? null })
    const outcome =
      known === undefined ? 'new' : Object.keys(changes).length > 0 ? 'changed' : 'same'
    const report: RowReport = {
      line,
      employeeNumber: number,
      outcome,
      about: Object.keys(changes).join(', '),
    }
    reports.push(report)
    if (data.managerNumber !== '') {
      managed.push({ id, number: data.managerNumber, before: known?.manager_id ?? null, report })
    }
    if (outcome !== 'same') {
      events.push({ recordType: 'person', recordId: id, action: 'import', changes })
    }
  }
  events.push(...(await setManagers(db, people, managed)))
  await appendAudits(db, { shardKey, personId: null, at: now, requestId }, events)
  return reports

  function refusalOf(row: PersonRow | undefined, known: Known | undefined): string | undefined {
    if (row === undefined) {
      return undefined
    }
    if (seen.has(row.employeeNumber)) {
      return 'This number stands in an earlier row.'
    }
    const holder = addresses.get(row.email)
    return holder !== undefined && holder !== known?.id
      ? 'Somebody else has this address.'
      : undefined
  }
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

type Changes = Record<string, { from: string | null; to: string }>

function changesOf(known: Known | undefined, values: ReturnType<typeof valuesOf>): Changes {
  const compared = ['first_name', 'last_name', 'email', 'employee_title', 'hire_date'] as const
  return Object.fromEntries(
    compared
      .filter((name) => known?.[name] !== values[name])
      .map((name) => [name, { from: known?.[name] ?? null, to: values[name] }]),
  )
}

/** Whose manager the file names, and whom they have so far. */
type Managed = { id: string; number: string; before: string | null; report: RowReport }

/**
 * Only now: a manager may stand below the people who report to them. Answers what has changed, and
 * says so of the rows.
 */
async function setManagers(
  db: Queryable,
  people: ReadonlyMap<string, Known>,
  managed: readonly Managed[],
): Promise<AuditEvent[]> {
  const events: AuditEvent[] = []
  for (const { id, number, before, report } of managed) {
    const manager = people.get(number)
    if (manager === undefined || manager.id === id || manager.id === before) {
      continue
    }
    await db.updateTable('people').set({ manager_id: manager.id }).where('id', '=', id).execute()
    const changes = { manager_id: { from: before, to: manager.id } }
    events.push({ recordType: 'person', recordId: id, action: 'import', changes })
    report.outcome = report.outcome === 'same' ? 'changed' : report.outcome
    report.about = [report.about, 'manager_id'].filter(Boolean).join(', ')
  }
  return events
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
