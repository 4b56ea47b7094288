import { catalogue, isCalendarDay } from '@holdpoint/api'
import * as z from 'zod'

// What a row says of a person, and what of it is new of them.

/** Columns that are read, by the names of the first row; others are passed over. */
export const personRow = catalogue.people.add.input.omit({ employeeTitle: true }).extend({
  jobDesc: z.string().max(100, 'The job is longer than 100 characters.').default(''),
  managerNumber: z.string().default(''),
  hireDate: z
    .string()
    .default('')
    .transform(dayOf)
    .refine((day) => day === '' || isCalendarDay(day), 'The day of hiring is no date.'),
})
/** A row whose cells are as they may be. */
export type PersonRow = z.output<typeof personRow>

/** What is known of somebody who is there. */
export type Known = {
  id: string
  email: string
  first_name: string
  last_name: string
  employee_title: string
  position: string
  manager_id: string | null
  hire_date: string
  is_active: boolean
}

/** What is kept of a person by a row. */
export type Values = ReturnType<typeof valuesOf>

/** What is kept of a person by a row; what it leaves out stays, and of somebody new is today. */
export function valuesOf(row: PersonRow, known: Known | undefined, day: string) {
  const title = row.jobDesc || (known?.employee_title ?? '')
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

/** What becomes different, by the name of its column. */
export type Changes = Partial<
  Record<(typeof compared)[number], { from: string | null; to: string }>
>

/** What becomes different of a person. */
export function changesOf(known: Known | undefined, values: Values): Changes {
  return Object.fromEntries(
    compared
      .filter((name) => known?.[name] !== values[name])
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
