import type { SeatCode, SeatCodes } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'

// Where somebody works, by the codes of master data (decision 0124): what a form and a table of people
// say of it is judged here, and nowhere else.

/** The columns of `people` that hold a seat, by what they are called on the wire. */
export const seatColumns = {
  country: 'country_code',
  divisionCode: 'district_code',
  lobCode: 'business_unit_code',
  jobCode: 'job_code',
  crew: 'crew_code',
  customer: 'customer_id',
} as const satisfies Record<SeatCode, string>

/** A row of these columns. */
export type SeatRow = Record<(typeof seatColumns)[SeatCode], string | null>

/** What master data has for seats to name. */
export type SeatMaster = {
  country: ReadonlySet<string>
  /** Districts, each with the country that it lies in. */
  divisionCode: ReadonlyMap<string, string>
  lobCode: ReadonlySet<string>
  /** Job titles, each with what it is called and its department. */
  jobCode: ReadonlyMap<string, { name: string; department: string }>
  crew: ReadonlySet<string>
  customer: ReadonlySet<string>
  departments: ReadonlySet<string>
}

const words = {
  country: 'country',
  divisionCode: 'district',
  lobCode: 'business unit',
  jobCode: 'job title',
  crew: 'crew',
  customer: 'customer',
} as const satisfies Record<SeatCode, string>

const codes = Object.keys(seatColumns) as SeatCode[]

/** Reads what seats may name: a few hundred codes. */
export async function seatMaster(db: Queryable): Promise<SeatMaster> {
  const countries = await db.selectFrom('countries').select('code').execute()
  const districts = await db.selectFrom('districts').select(['code', 'country_code']).execute()
  const units = await db.selectFrom('business_units').select('code').execute()
  const departments = await db.selectFrom('departments').select('code').execute()
  const jobs = await db
    .selectFrom('job_titles')
    .select(['code', 'name', 'department_code'])
    .execute()
  const crews = await db.selectFrom('crews').select('code').execute()
  const customers = await db.selectFrom('customers').select('id as code').execute()
  return {
    country: codesOf(countries),
    divisionCode: new Map(districts.map((one) => [one.code, one.country_code])),
    lobCode: codesOf(units),
    jobCode: new Map(
      jobs.map(({ code, name, department_code: department }) => [code, { name, department }]),
    ),
    crew: codesOf(crews),
    customer: codesOf(customers),
    departments: codesOf(departments),
  }
}

function codesOf(rows: readonly { code: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ code }) => code))
}

/** All that cannot be of a seat, each at the field that says it. */
export function seatFaults(
  said: SeatCodes,
  before: SeatRow | undefined,
  master: SeatMaster,
): { path: SeatCode; message: string }[] {
  // What stands already is not asked for again.
  const isNew = (name: SeatCode) => said[name] !== (before?.[seatColumns[name]] ?? null)
  const unknown = codes.filter((name) => {
    const code = said[name]
    return code !== null && isNew(name) && !master[name].has(code)
  })
  const faults = unknown.map((path) => ({ path, message: `There is no such ${words[path]}.` }))
  if (unknown.includes('country')) {
    return faults
  }
  const country = countryOf(said, master)
  const isElsewhere = said.country !== null && country !== undefined && country !== said.country
  return isElsewhere && (isNew('country') || isNew('divisionCode'))
    ? [...faults, { path: 'divisionCode', message: 'This district lies in another country.' }]
    : faults
}

/** A seat as it is kept: where no country is named it is that of the district. */
export function seatRow(said: SeatCodes, master: SeatMaster): SeatRow {
  return {
    country_code: said.country ?? countryOf(said, master) ?? null,
    district_code: said.divisionCode,
    business_unit_code: said.lobCode,
    job_code: said.jobCode,
    crew_code: said.crew,
    customer_id: said.customer,
  }
}

/** Whether somebody sits elsewhere from now on: what is asked of people there has its days anew. */
export function isMoved(before: SeatRow, after: SeatRow): boolean {
  return before.district_code !== after.district_code || before.crew_code !== after.crew_code
}

/** What they do, in words: what is said, or what their job title is called. */
export function titleOf(
  said: string,
  jobCode: string | null,
  { jobCode: jobs }: SeatMaster,
): string {
  return said || (jobCode === null ? '' : (jobs.get(jobCode)?.name ?? ''))
}

function countryOf({ divisionCode }: SeatCodes, master: SeatMaster): string | undefined {
  return divisionCode === null ? undefined : master.divisionCode.get(divisionCode)
}
