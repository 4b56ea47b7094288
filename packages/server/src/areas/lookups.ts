import type { Queryable } from '../db/database.ts'

/** Names of master records by kind, then by code. They change rarely and every list needs them. */
export type Lookups = {
  district: ReadonlyMap<string, string>
  businessUnit: ReadonlyMap<string, string>
  crew: ReadonlyMap<string, string>
  customer: ReadonlyMap<string, string>
  pad: ReadonlyMap<string, string>
}

const keptMs = 60_000
const kept = new WeakMap<object, { lookups: Promise<Lookups>; until: number }>()

/**
 * The names behind the codes, kept for a minute per database. `owner` is the database that a
 * process holds for its life; inside a transaction the transaction itself may be asked.
 */
export function lookupsOf(owner: object, db: Queryable, nowMs: number): Promise<Lookups> {
  const known = kept.get(owner)
  if (known && known.until > nowMs) {
    return known.lookups
  }
  const lookups = loadLookups(db)
  kept.set(owner, { lookups, until: nowMs + keptMs })
  lookups.catch(() => kept.delete(owner))
  return lookups
}

/** Has the names read anew by whoever asks next: some of them were changed. Other processes wait. */
export function forgetLookups(owner: object): void {
  kept.delete(owner)
}

async function loadLookups(db: Queryable): Promise<Lookups> {
  const districts = await db.selectFrom('districts').select(['code as id', 'name']).execute()
  const units = await db.selectFrom('business_units').select(['code as id', 'name']).execute()
  const crews = await db.selectFrom('crews').select(['code as id', 'name']).execute()
  const customers = await db.selectFrom('customers').select(['id', 'name']).execute()
  const pads = await db.selectFrom('pads').select(['id', 'name']).execute()
  return {
    district: byId(districts),
    businessUnit: byId(units),
    crew: byId(crews),
    customer: byId(customers),
    pad: byId(pads),
  }
}

function byId(rows: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The same names as plain records: what the form engine reads and what travels. */
export function namesByCode(lookups: Lookups) {
  return {
    district: Object.fromEntries(lookups.district),
    businessUnit: Object.fromEntries(lookups.businessUnit),
    crew: Object.fromEntries(lookups.crew),
    customer: Object.fromEntries(lookups.customer),
    pad: Object.fromEntries(lookups.pad),
  }
}
