import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'

/** Where in the organisation a record belongs. */
export type RecordPlace = {
  country_code: string | null
  district_code: string | null
  business_unit_code: string | null
  crew_codes: string[]
  pad_ids: string[]
  customer_id: string | null
}

/** A record as what another one is raised from: its words of this moment, its place, its photos. */
export type RecordAsSource = {
  words: { number?: string; title?: string; question?: string; answer?: string }
  /** Null where it belongs nowhere: then it is where whoever raises from it works. */
  place: RecordPlace | null
  /** Uploads that come along. */
  photoIds: readonly string[]
}

/**
 * Where work belongs that names a crew, a pad and a customer: in their district, their unit, their
 * country. Null where it names none of them.
 */
export async function placeOfWork(
  db: Queryable,
  work: {
    crewCode?: string | undefined
    padId?: string | undefined
    customerId?: string | undefined
  },
): Promise<RecordPlace | null> {
  const { crewCode = null, padId = null, customerId = null } = work
  if (crewCode === null && padId === null && customerId === null) {
    return null
  }
  const { rows } = await sql<Omit<RecordPlace, 'crew_codes' | 'pad_ids'>>`
    select district.country_code, district.code as district_code, crew.business_unit_code,
      coalesce(${customerId}::text, pad.customer_id) as customer_id
    from (select ${crewCode}::text as crew_code, ${padId}::text as pad_id) as work
    left join crews as crew on crew.code = work.crew_code
    left join pads as pad on pad.id = work.pad_id
    left join districts as district
      on district.code = coalesce(pad.district_code, crew.district_code)`.execute(db)
  const [place] = rows
  return place === undefined
    ? null
    : {
        ...place,
        crew_codes: crewCode === null ? [] : [crewCode],
        pad_ids: padId === null ? [] : [padId],
      }
}
