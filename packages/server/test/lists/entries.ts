import type { Selectable } from 'kysely'
import type { entryParts } from '@holdpoint/api'
import type { MyFormsTable } from '../../src/areas/my-forms/my-forms.tables.ts'
import { json } from '../../src/db/json.ts'
import type { SeededRandom } from '../../seeds/seeded-random.ts'
import { cast, castShard, type CastName } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { testForm } from '../test-form.ts'
import type { PartsOf } from './witness.ts'

// What the witnesses of lists of entries share: forms, entries that differ, what each of them has.

/** An entry with who made a private comment on it. */
export type WitnessedEntry = Selectable<MyFormsTable> & { privatelyBy: CastName | undefined }

// Two titles of one name, so that the order is sometimes left to the date.
export const witnessedForms = [
  { id: 'f-check', title: 'Short check', type: 'Inspection', typeId: 't-inspection' },
  { id: 'f-anchor', title: 'Anchor check', type: 'Inspection', typeId: 't-inspection' },
  { id: 'f-other', title: 'Anchor check', type: 'Audit', typeId: 't-audit' },
  { id: 'f-zone', title: 'Zone audit', type: 'Audit', typeId: 't-audit' },
] as const
/** The form of an entry. */
export const formOf = (entry: Pick<WitnessedEntry, 'form_id'>) =>
  witnessedForms.find(({ id }) => id === entry.form_id) ?? witnessedForms[0]

/** The machines that answers of entries name. */
const machines = ['a-1', 'a-2', 'a-3']
/** Those of one entry, told by the number in its id. */
function machinesOf({ id }: { id: string }): string[] {
  const number = Number(/\d+/.exec(id)?.[0] ?? 0)
  return machines.filter((_, place) => number % (place + 3) === 0)
}

/** Writes which machines the answers of all entries name. */
export async function nameMachines({ database: { kysely } }: TestServer): Promise<void> {
  const entries = await kysely.selectFrom('my_forms').select(['shard_key', 'id']).execute()
  const named = entries.flatMap(({ shard_key, id }) =>
    machinesOf({ id }).map((asset_id) => ({ shard_key, my_form_id: id, asset_id })),
  )
  await kysely.insertInto('my_form_equipment').values(named).execute()
}

/** Puts these forms into the database, beside the cast's own. */
export async function seedForms({ database: { kysely } }: TestServer): Promise<void> {
  await kysely
    .insertInto('form_types')
    .values({ id: 't-audit', name: 'Audit', icon_url: 'icon:x', sort_order: 3 })
    .execute()
  for (const { id, title, typeId } of witnessedForms.slice(1)) {
    await kysely
      .insertInto('forms')
      .values({
        ...{ id, title, form_type_id: typeId, icon_url: 'icon:x', sort_order: 1 },
        published_version: 1,
        status: 'published',
      })
      .execute()
    const published_at = '2026-01-01T00:00:00Z'
    await kysely
      .insertInto('form_versions')
      .values({ form_id: id, version: 1, definition: json(testForm), published_at })
      .execute()
  }
}

/** What of an entry its lists are narrowed by. */
export function entryColumns(random: SeededRandom, privatelyBy: CastName | undefined) {
  return {
    form_id: random.pick(witnessedForms).id,
    country_code: random.pick(['US', 'CA', null]),
    district_code: random.pick(['PER', 'MON', null]),
    business_unit_code: random.pick(['FRAC', 'WIRE', null]),
    crew_codes: random.sample(['F-01', 'W-02'], random.int(0, 2)),
    customer_id: random.pick(['c-1', 'c-2', null]),
    pad_ids: random.sample(['pad-1', 'pad-2', 'pad-3'], random.int(0, 2)),
    score: random.chance(0.2) ? null : random.int(0, 100),
    ...drawResult(random),
    elevated_from_form_id: random.chance(0.3) ? 'f-check' : null,
    kudos_count: random.int(0, 1),
    public_comment_count: random.int(0, 1),
    private_comment_count: privatelyBy === undefined ? 0 : 1,
  }
}

/** A result, and whether it is that of something critical. */
function drawResult(random: SeededRandom) {
  const result = random.pick(['pass', 'fail', 'none', null] as const)
  return { result, has_critical_failure: result === 'fail' && random.chance(0.5) }
}

/** Puts a private comment on an entry. */
export async function commentPrivately(
  { database: { kysely } }: TestServer,
  { id, privatelyBy, at }: { id: string; privatelyBy: CastName | undefined; at: Date },
): Promise<void> {
  const started_at = at
  if (privatelyBy !== undefined) {
    const [comment, at] = [{ comment: 'x', privacy_type: 'private' as const }, started_at]
    await kysely
      .insertInto('my_form_comments')
      .values({
        ...{ ...comment, shard_key: castShard, id: `c-${id}`, my_form_id: id },
        ...{ person_id: cast[privatelyBy], created_at: at, updated_at: at },
      })
      .execute()
  }
}

/** What each entry has of the parts that lists of entries share. */
export function entryPartsWitness<Row extends WitnessedEntry>(
  statuses: readonly string[],
): PartsOf<typeof entryParts, Row> {
  return {
    countries: { has: (entry) => [entry.country_code], drawn: ['US', 'CA'] },
    districts: { has: (entry) => [entry.district_code], drawn: ['PER', 'MON'] },
    businessUnits: { has: (entry) => [entry.business_unit_code], drawn: ['FRAC', 'WIRE'] },
    crews: { has: (entry) => entry.crew_codes, drawn: ['F-01', 'W-02'] },
    customers: { has: (entry) => [entry.customer_id], drawn: ['c-1', 'c-2'] },
    assets: { has: (entry) => machinesOf(entry), drawn: machines },
    pads: { has: (entry) => entry.pad_ids, drawn: ['pad-1', 'pad-2', 'pad-3'] },
    formTypes: { has: (entry) => [formOf(entry).typeId], drawn: ['t-audit', 't-inspection'] },
    formIds: { has: (entry) => [entry.form_id], drawn: witnessedForms.map(({ id }) => id) },
    statuses: { has: (entry) => [entry.status], drawn: statuses },
    score: { has: (entry) => entry.score },
    isElevated: { has: (entry) => entry.elevated_from_form_id !== null },
    isFailed: { has: (entry) => entry.result === 'fail' },
    hasCriticalFailure: { has: (entry) => entry.has_critical_failure },
    isKudos: { has: (entry) => entry.kudos_count > 0 },
    isPublicComment: { has: (entry) => entry.public_comment_count > 0 },
    isPrivateComment: {
      has: ({ privatelyBy }, who) =>
        privatelyBy !== undefined && (who === 'reviewer' || privatelyBy === who),
    },
  }
}
