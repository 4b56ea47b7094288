import {
  askedIn,
  peopleNamedBy,
  type Answers,
  type Asked,
  type AskedPlace,
  type FormDefinition,
} from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import { workplaceOf } from '../my-forms.queries.ts'
import { engineContext } from '../my-forms.state.ts'

/** What of an entry narrows who is asked: where it belongs, and whom its answers name. */
export type Narrowing = {
  places: Readonly<Record<AskedPlace, readonly string[]>>
  /** Whom the answer to a question names, by its key. */
  named: (key: string) => readonly string[]
}

/** What lists know of where an entry belongs: what its header answers. */
type Header = {
  district_code: string | null
  business_unit_code: string | null
  crew_codes: readonly string[]
}

type NarrowedEntry = Header & { person_id: string; time_zone: string; answers: Answers }

const nowhere: Narrowing['places'] = { district: [], businessUnit: [], crew: [] }

/** Reads it of an entry: its header, and what that does not say by where its submitter works. */
export async function narrowingOf(
  { db, now }: { db: Queryable; now: Date },
  entry: NarrowedEntry,
  definition: FormDefinition,
): Promise<Narrowing> {
  const isPlaced = askedIn(definition).some(({ asked: { by } }) => isOfPlace(by))
  const context = engineContext(entry.time_zone, now)
  return {
    places: isPlaced ? await placesOf(db, entry) : nowhere,
    named: (key) => peopleNamedBy(definition, entry.answers, context, key),
  }
}

function isOfPlace(by: Asked['by']): boolean {
  return typeof by === 'object' && 'group' in by && by.of !== undefined
}

async function placesOf(
  db: Queryable,
  { district_code, business_unit_code, crew_codes, person_id }: NarrowedEntry,
): Promise<Narrowing['places']> {
  const seat = await workplaceOf(db, person_id)
  const known = (codes: readonly (string | null)[]) => codes.filter((code) => code !== null)
  return {
    district: known([district_code ?? seat.district_code]),
    businessUnit: known([business_unit_code ?? seat.business_unit_code]),
    crew: crew_codes.length > 0 ? crew_codes : known([seat.crew_code]),
  }
}
