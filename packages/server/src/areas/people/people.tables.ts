import type { Generated } from 'kysely'
import type { EmployeeType } from '@holdpoint/api'
import type { ComputedText, NullableInstant } from '../../db/columns.ts'

/** The tables of people. */
export interface PeopleTables {
  people: PeopleTable
  emergency_contacts: EmergencyContactsTable
}

export interface EmergencyContactsTable {
  shard_key: string
  person_id: string
  name: string
  relation: string
  phone: string
  row_version: Generated<number>
}

export interface PeopleTable {
  id: string
  shard_key: string
  employee_number: string
  first_name: string
  last_name: string
  full_name: string
  email: string
  employee_type: EmployeeType
  employee_title: string
  position: string
  job_code: string | null
  manager_id: string | null
  country_code: string | null
  district_code: string | null
  business_unit_code: string | null
  crew_code: string | null
  /** YYYY-MM-DD. */
  hire_date: string
  /** Since when they sit where they do; null for whoever did before it was kept. */
  placed_at: NullableInstant
  is_sse: Generated<boolean>
  profile_image: string | null
  time_zone: string | null
  password_hash: string | null
  /** What a directory calls them: its own id, and the name of their account. */
  external_id: string | null
  directory_name: string | null
  is_active: Generated<boolean>
  company_code: Generated<string>
  company_name: Generated<string>
  phone: Generated<string>
  customer_id: string | null
  granted_keys: Generated<string[]>
  denied_keys: Generated<string[]>
  rights_version: Generated<number>
  row_version: Generated<number>
  search_text: ComputedText
}
