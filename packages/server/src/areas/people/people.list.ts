import { sql } from 'kysely'
import {
  peopleList,
  permissionKeys,
  today,
  type Employee,
  type EmployeeType,
  type HeldRights,
} from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { isInCountry, isOneOf } from '../../lists/conditions.ts'
import { listSource } from '../../lists/source.ts'
import { dates } from '../../lists/window.ts'
import { heldRights, holdsAnyKey } from './people.conditions.ts'
import { readsRights } from './people.rules.ts'
import { toCompany } from './people.work.ts'

/** A person of the list, as it is read. */
export type EmployeeRow = {
  id: string
  full_name: string
  email: string
  employee_number: string
  employee_title: string
  crew_name: string | null
  hire_date: string
  employee_type: EmployeeType
  company_code: string
  company_name: string
  state: Employee['state']
  row_version: number
}

/** A person of the list, with how much they may for whoever may know it. */
type ListedRow = EmployeeRow & { rights: HeldRights | null; counted: number }

/** What the SQL of the list knows of whoever asks. */
export type RightsFacts = { readsRights: boolean }
type Facts = RightsFacts & { today: string }

/** In which of the three states an account is: whoever has signed in by a provider has come, too. */
const state = sql<Employee['state']>`case
  when not person.is_active then 'left'
  when person.password_hash is null and not exists (
    select 1 from sign_in_identities where person_id = person.id) then 'invited'
  else 'active' end`

/** The columns of a person's account, to be selected from `people as person`. */
export const employeeColumns = sql`person.id, person.full_name, person.email,
  person.employee_number, person.employee_title,
  (select name from crews where code = person.crew_code) as crew_name,
  person.hire_date, person.employee_type, person.company_code, person.company_name, ${state} as state, person.row_version`

/** How much somebody may, for those alone who may know it. */
export const rightsFor = (facts: RightsFacts) =>
  facts.readsRights ? heldRights : sql<null>`null::json`

/** The list of people. */
export const people = listSource<typeof peopleList, ListedRow, Facts>(peopleList, {
  facts({ rights }, { person, now }) {
    const facts = {
      readsRights: readsRights(person.permissions),
      today: today(now, person.timeZone),
    }
    if (rights !== undefined && !facts.readsRights) {
      fail('forbidden', { message: 'Only those who give rights can search people by them.' })
    }
    return facts
  },
  structure: ['readsRights'],
  from: () => sql`people as person`,
  id: 'person.id',
  readable: ({ shardKey, section }) =>
    sql`person.shard_key = ${shardKey} and ${state} = ${section}`,
  day: dates('person.hire_date'),
  search: (pattern) => sql`(person.full_name ilike ${pattern} or person.email ilike ${pattern}
      or person.employee_number ilike ${pattern})`,
  orders: {
    name: 'person.last_name',
    number: 'person.employee_number',
    hired: 'person.hire_date',
  },
  conditions: {
    countries: isInCountry('person.country_code'),
    districts: isOneOf('person.district_code'),
    businessUnits: isOneOf('person.business_unit_code'),
    crews: isOneOf('person.crew_code'),
    employeeTypes: isOneOf('person.employee_type'),
    companies: isOneOf('person.company_code'),
    // Stored keys that the program does not know open nothing.
    rights: (chosen, { shardKey }) =>
      holdsAnyKey(
        shardKey,
        sql`array(select unnest(${chosen}::text[])
          intersect select unnest(${[...permissionKeys]}::text[]))`,
      ),
  },
  select: (db, page, query) => ({
    compile: () =>
      sql<ListedRow>`
          select ${employeeColumns}, ${rightsFor(query)} as rights,
            page.counted
          from ${page}
          join people as person on person.id = page.id
          order by page.place`.compile(db),
  }),
})

/** A person's account as it travels. */
export function toEmployee(row: EmployeeRow): Employee {
  return {
    userId: row.id,
    fullName: row.full_name,
    email: row.email,
    employeeNumber: row.employee_number,
    employeeTitle: row.employee_title,
    crew: row.crew_name,
    hireDate: row.hire_date,
    employeeType: row.employee_type,
    company: toCompany(row),
    state: row.state,
    rowVersion: row.row_version,
  }
}
