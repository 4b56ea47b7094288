import {
  employeeTypeIn,
  employeeTypes,
  identityFields,
  isCalendarDay,
  isPhoneNumber,
  peopleColumns,
  peopleHeadings,
  type PeopleColumnName,
  type SeatCode,
  type SeatCodes,
} from '@holdpoint/api'
import * as z from 'zod'
import type { TableRow } from '../../../records/imports/read-table.ts'
import { companyAfter, workRow, type WorkRow } from '../people.work.ts'
import { seatFaults, seatRow, titleOf, type SeatMaster, type SeatRow } from '../people.seat.ts'

// What a row says of a person, and what of it is new of them.

/** What each column takes. */
export const personRow = z.object({
  ...identityFields,
  jobDesc: z.string().max(100, 'The job is longer than 100 characters.'),
  managerNumber: z.string(),
  hireDate: z
    .string()
    .transform(dayOf)
    .refine((day) => day === '' || isCalendarDay(day), 'The day of hiring is no date.'),
  countryCode: z.string(),
  divisionCode: z.string(),
  lobCode: z.string(),
  deptCode: z.string(),
  jobCode: z.string(),
  crew: z.string(),
  employeeType: z
    .string()
    .transform((said) => employeeTypeIn(said) ?? said)
    .pipe(z.enum(['', ...employeeTypes], 'Say Field, Office or Contractor.')),
  companyCode: z.string().regex(/^(?:[\w:.-]{1,64})?$/, 'This is no code.'),
  companyName: z.string().max(100, 'The company is longer than 100 characters.'),
  phone: z
    .string()
    // Where a table is given out, what begins like a formula stands behind an apostrophe.
    .transform((said) => said.replace(/^'(?=\+)/, ''))
    .refine((said) => said === '' || isPhoneNumber(said), 'This is no phone number.'),
  isSSE: z
    .string()
    .transform((said) => said.toLowerCase())
    .refine((said) => said === '' || Object.hasOwn(yesOrNo, said), 'Say yes or no.'),
} satisfies Record<PeopleColumnName, z.ZodType>)

const yesOrNo: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, true: true, 1: true },
  ...{ no: false, n: false, false: false, 0: false },
}

/** A row whose cells are as they may be. */
export type PersonRow = z.output<typeof personRow>

/** What is known of somebody who is there. */
export type Known = SeatRow &
  WorkRow & {
    id: string
    email: string
    first_name: string
    last_name: string
    employee_title: string
    position: string
    manager_id: string | null
    hire_date: string
    is_sse: boolean
    is_active: boolean
  }

/** What a row says that may be, and all that is wrong with its other cells, which count as empty. */
export function readRow(cells: TableRow['cells']): { row: PersonRow; faults: string[] } {
  const said = Object.fromEntries(peopleColumns.map(({ name }) => [name, cells.get(name) ?? '']))
  const { data, error } = personRow.safeParse(said)
  if (data !== undefined) {
    return { row: data, faults: [] }
  }
  const faults = error.issues.map(
    ({ path, message }) => `${peopleHeadings[path[0] as PeopleColumnName]}: ${message}`,
  )
  const sound = peopleColumns.map(({ name }) => [
    name,
    personRow.shape[name].safeParse(said[name]).data ?? '',
  ])
  return { row: Object.fromEntries(sound) as PersonRow, faults }
}

/** All that a row says against master data that is not so. */
export function masterFaults(
  row: PersonRow,
  known: Known | undefined,
  master: SeatMaster,
): string[] {
  const faults = seatFaults(seatOf(row, known), known, master).map(
    ({ path, message }) => `${seatHeadings[path]}: ${message}`,
  )
  return row.deptCode === '' || master.departments.has(row.deptCode)
    ? faults
    : [...faults, `${peopleHeadings.deptCode}: There is no such department.`]
}

/** The columns that say where somebody works; a customer is chosen in the form alone. */
const seatHeadings: Readonly<Record<SeatCode, string>> = {
  country: peopleHeadings.countryCode,
  divisionCode: peopleHeadings.divisionCode,
  lobCode: peopleHeadings.lobCode,
  jobCode: peopleHeadings.jobCode,
  crew: peopleHeadings.crew,
  customer: 'Customer',
}

/** What of a row is not kept, in words: somebody's department is that of their job title. */
export function leftOutOf(
  { deptCode }: PersonRow,
  { job_code: job }: Values,
  master: SeatMaster,
): string | undefined {
  const department = job === null ? null : master.jobCode.get(job)?.department
  if (deptCode === '' || deptCode === department) {
    return undefined
  }
  return department === null
    ? 'department left out: it comes with a job title'
    : 'department left out: the job title belongs to another'
}

/** Where a row says that somebody works; what it leaves out stays, but for the country of a district. */
function seatOf(row: PersonRow, known: Known | undefined): SeatCodes {
  const isOtherDistrict = row.divisionCode !== '' && row.divisionCode !== known?.district_code
  return {
    country: row.countryCode || (isOtherDistrict ? null : (known?.country_code ?? null)),
    divisionCode: row.divisionCode || (known?.district_code ?? null),
    lobCode: row.lobCode || (known?.business_unit_code ?? null),
    jobCode: row.jobCode || (known?.job_code ?? null),
    crew: row.crew || (known?.crew_code ?? null),
    customer: known?.customer_id ?? null,
  }
}

/** What is kept of a person by a row. */
export type Values = ReturnType<typeof valuesOf>

/** What is kept of a person by a row; what it leaves out stays, and of somebody new is today. */
export function valuesOf(
  row: PersonRow,
  known: Known | undefined,
  { day, master }: { day: string; master: SeatMaster },
) {
  const seat = seatRow(seatOf(row, known), master)
  // A title that is no more than the name of the job follows the job.
  const had = known === undefined ? '' : titleOf('', known.job_code, master)
  const kept = known === undefined || known.employee_title === had ? '' : known.employee_title
  const title = titleOf(row.jobDesc || kept, seat.job_code, master)
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    full_name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    employee_title: title,
    // Where it is no more than the job, it follows the job.
    position:
      known === undefined || known.position === known.employee_title ? title : known.position,
    hire_date: row.hireDate || (known?.hire_date ?? day),
    is_sse: yesOrNo[row.isSSE] ?? known?.is_sse ?? false,
    ...workRow({
      ...companyAfter(row, known),
      employeeType: row.employeeType || (known?.employee_type ?? 'Field'),
      phone: row.phone || (known?.phone ?? ''),
    }),
    ...seat,
  }
}

const compared = [
  ...(['first_name', 'last_name', 'email', 'employee_title', 'hire_date', 'is_sse'] as const),
  ...(['country_code', 'district_code', 'business_unit_code', 'job_code', 'crew_code'] as const),
  ...(['employee_type', 'company_code', 'company_name', 'phone'] as const),
] as const

/** What a report calls what changes. */
const saidOf: Readonly<Record<(typeof compared)[number], string>> = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'email',
  employee_title: 'job',
  hire_date: 'day of hiring',
  is_sse: 'short-service employee',
  country_code: 'country',
  district_code: 'district',
  business_unit_code: 'business unit',
  job_code: 'job title',
  crew_code: 'crew',
  employee_type: 'employee type',
  company_code: 'company code',
  company_name: 'company',
  phone: 'work phone',
}

/** What becomes different, by the name of its column. */
export type Changes = Partial<
  Record<(typeof compared)[number], { from: string | boolean | null; to: string | boolean | null }>
>

/** What becomes different of a person. */
export function changesOf(known: Known | undefined, values: Values): Changes {
  return Object.fromEntries(
    compared
      .filter((name) => (known?.[name] ?? null) !== values[name])
      .map((name) => [name, { from: known?.[name] ?? null, to: values[name] }]),
  )
}

/** What a report says of what becomes different, one after the other. */
export function wordsOf(changes: Changes): string[] {
  return compared.filter((name) => changes[name] !== undefined).map((name) => saidOf[name])
}

/** A day as people write it: 2003-06-17, or day first as 17-06-2003, 17.06.2003. */
function dayOf(said: string): string {
  const [, day, month, year] = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/.exec(said) ?? []
  return day === undefined || month === undefined
    ? said
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
