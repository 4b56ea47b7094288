import { sql } from 'kysely'
import type { EmployeeDetail, PersonLine } from '@holdpoint/api'
import { personIn } from '../../records/people.queries.ts'
import { employeeColumns, toEmployee, type EmployeeRow } from './people.list.ts'
import type { SeatRow } from './people.seat.ts'

/** A person with all that can be changed of them, as they are read. */
export type DetailRow = EmployeeRow &
  SeatRow & {
    first_name: string
    last_name: string
    position: string
    manager: PersonLine | null
    is_sse: boolean
    phone: string
    /** The moments are as JSON has them. */
    provider_links: EmployeeDetail['providerLinks']
  }

const providerLinks = sql`(select coalesce(json_agg(json_build_object(
    'issuer', issuer, 'linkedAt', linked_at
  ) order by linked_at), '[]') from sign_in_identities where person_id = person.id)`

/** The columns of it, to be selected from `people as person`. */
export const detailColumns = sql`${employeeColumns}, person.first_name, person.last_name,
  person.position, ${personIn('person.manager_id')} as manager, person.is_sse, person.phone,
  person.country_code, person.district_code, person.business_unit_code, person.job_code,
  person.crew_code, person.customer_id, ${providerLinks} as provider_links`

/** A person as whoever keeps their account reads them. */
export function toDetail(row: DetailRow): EmployeeDetail {
  return {
    ...toEmployee(row),
    firstName: row.first_name,
    lastName: row.last_name,
    position: row.position,
    manager: row.manager,
    isSSE: row.is_sse,
    phone: row.phone,
    providerLinks: row.provider_links.map(({ issuer, linkedAt }) => ({
      issuer,
      linkedAt: new Date(linkedAt).toISOString(),
    })),
    seat: {
      country: row.country_code,
      divisionCode: row.district_code,
      lobCode: row.business_unit_code,
      jobCode: row.job_code,
      crew: row.crew_code,
      customer: row.customer_id,
    },
  }
}
