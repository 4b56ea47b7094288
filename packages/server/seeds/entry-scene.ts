import type { Lookups, MediaRef } from '@holdpoint/forms'
import { businessUnits, crews, customers, districts, pads } from './organisation.ts'
import type { Crew, CustomerId, DistrictCode, Pad } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { ZoneClock } from './world-time.ts'

/** Where and when an entry is filled out, and by whom: what its header answers say. */
export type EntryScene = {
  person: WorldPerson
  startedAt: Date
  clock: ZoneClock
  district: DistrictCode
  unit: string
  crews: readonly Crew[]
  customer: CustomerId
  pads: readonly Pad[]
  /** Somebody else of the crew, for a second signature. */
  witness: WorldPerson
  /** Takes a photo; the file comes with it. */
  takePhoto: (questionKey: string) => MediaRef
}

/** The names behind the codes, as the engine wants them. */
export const lookups: Lookups = {
  district: namesOf(districts.map(({ code, name }) => [code, name])),
  businessUnit: namesOf(businessUnits.map(({ code, name }) => [code, name])),
  crew: namesOf(crews.map(({ code, name }) => [code, name])),
  customer: namesOf(customers.map(({ id, name }) => [id, name])),
  pad: namesOf(pads.map(({ id, name }) => [id, name])),
}

function namesOf(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(entries)
}
