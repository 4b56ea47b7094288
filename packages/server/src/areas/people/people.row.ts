import type { Selectable } from 'kysely'
import type { SoughtPerson } from '@holdpoint/api'
import type { PeopleTable } from './people.tables.ts'

/** The columns of a person that others may see, to be selected from `people as person`. */
export const personColumns = [
  'person.id',
  'person.full_name',
  'person.first_name',
  'person.last_name',
  'person.employee_title',
  'person.position',
  'person.email',
  'person.hire_date',
  'person.profile_image',
  'person.is_sse',
  'person.employee_type',
  'person.company_code',
  'person.company_name',
] as const

/** A row of these columns. */
export type PersonRow = Pick<
  Selectable<PeopleTable>,
  | 'id'
  | 'full_name'
  | 'first_name'
  | 'last_name'
  | 'employee_title'
  | 'position'
  | 'email'
  | 'hire_date'
  | 'profile_image'
  | 'is_sse'
  | 'employee_type'
  | 'company_code'
  | 'company_name'
>

/** A person as it travels. */
export function toPerson(row: PersonRow): SoughtPerson {
  return {
    personId: row.id,
    fullName: row.full_name,
    firstName: row.first_name,
    lastName: row.last_name,
    employeeTitle: row.employee_title,
    position: row.position,
    employeeEmail: row.email,
    hireDate: row.hire_date,
    profileImage: row.profile_image,
    isSSE: row.is_sse,
    contractorOf: row.employee_type === 'Contractor' ? row.company_name || row.company_code : null,
  }
}
