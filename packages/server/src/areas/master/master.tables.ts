import type { Generated } from 'kysely'
import type { DefaultJsonColumn, NullableInstant } from '../../db/columns.ts'

/** The tables of the organisation and of its master data. */
export interface MasterTables {
  organisations: OrganisationsTable
  countries: CountriesTable
  districts: DistrictsTable
  business_units: BusinessUnitsTable
  departments: DepartmentsTable
  job_titles: JobTitlesTable
  crews: CrewsTable
  customers: CustomersTable
  pads: PadsTable
}

export interface OrganisationsTable {
  id: string
  shard_key: string
  name: string
  time_zone: string
  settings: DefaultJsonColumn
  row_version: Generated<number>
}

export interface CountriesTable {
  code: string
  name: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}

export interface DistrictsTable {
  code: string
  name: string
  country_code: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}

export interface BusinessUnitsTable {
  code: string
  name: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}

export interface DepartmentsTable {
  code: string
  name: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}

export interface JobTitlesTable {
  code: string
  name: string
  department_code: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}

export interface CrewsTable {
  code: string
  name: string
  colour: string
  district_code: string
  business_unit_code: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}

export interface CustomersTable {
  id: string
  name: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}

export interface PadsTable {
  id: string
  name: string
  number: string
  district_code: string
  customer_id: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}
