import type { Insertable } from 'kysely'
import {
  sqrPhaseLabels,
  sqrPhases,
  type CategoryType,
  type DeclaredValue,
  type SqrPartName,
  type SqrPhase,
  type SqrVerdict,
} from '@holdpoint/api'
import type { SqrsTable } from '../src/areas/sqr/sqr.tables.ts'
import { json } from '../src/db/json.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'
import { placeCategory } from './place-category.ts'

type World = Pick<TestServer, 'database'>

/** What a line of a part holds, by the names of its fields, and what was said of it. */
export type PlacedLine = {
  content: Readonly<Record<string, DeclaredValue>>
  verdict?: SqrVerdict
}

type Placed = {
  columns?: Partial<Insertable<SqrsTable>>
  lines?: { readonly [Part in SqrPartName]?: readonly PlacedLine[] }
}

/** An entry of each tree that placed reports choose from. */
export const placedCategories = {
  classification: 'placed-classification',
  type: 'placed-type',
  'responsible-party': 'placed-party',
  'timeline-event': 'placed-event',
  scat: 'placed-cause',
  ncr: 'placed-disposition',
  'equipment-involvement': 'placed-equipment',
  'employee-involvement': 'placed-involvement',
} as const satisfies Partial<Record<CategoryType, string>>

/** The status of a phase for all units that placed reports have: that which came first. */
export const placedStatus = (phase: SqrPhase) => `placed-${phase}`
/** Another one of the same phase. */
export const otherStatus = (phase: SqrPhase) => `placed-${phase}-other`

/** Writes two statuses of each phase and an entry of each tree, unless they are there. */
export async function placeSqrSetup(world: World, shardKey: string = castShard): Promise<void> {
  const colours = { background_color: '#e8e8ec', text_color: '#1c2024' }
  const statuses = sqrPhases.flatMap((phase) => [
    { id: placedStatus(phase), name: `Placed ${sqrPhaseLabels[phase]}`, phase, place: 1 },
    { id: otherStatus(phase), name: `Also ${sqrPhaseLabels[phase]}`, phase, place: 2 },
  ])
  await world.database.kysely
    .insertInto('sqr_statuses')
    .values(
      statuses.map((status) => ({
        ...{ shard_key: shardKey, business_unit_code: null, ...colours, ...status },
      })),
    )
    .onConflict((conflict) => conflict.columns(['shard_key', 'id']).doNothing())
    .execute()
  for (const [type, id] of Object.entries(placedCategories)) {
    await placeCategory(world, id, type as CategoryType, { shard_key: shardKey })
  }
}

/** Writes a report as it stands, past every rule: for tests of what is done with it. */
export async function placeSqr(
  world: World,
  id: string,
  { columns = {}, lines = {} }: Placed = {},
): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  const phase = columns.status ?? 'draft'
  const wasOpened = phase === 'draft' ? null : at
  const row = {
    ...{ shard_key: castShard, id, number: `SQR-26-${id}`, title: `Report ${id}` },
    ...{ status_id: placedStatus(phase), phase_since: at, description: 'It went wrong.' },
    ...{ starts_at: '2026-03-01T12:00:00Z', ends_at: '2026-03-01T13:30:00Z' },
    classification_id: placedCategories.classification,
    ...{ type_id: placedCategories.type, business_unit: 'FRAC' },
    responsible_party_id: placedCategories['responsible-party'],
    ...{ own_severity: 'near_miss' as const, severity: 'near_miss' as const },
    ...{ reporter_id: cast.employee, owner_id: cast.foreman, created_at: at, updated_at: at },
    ...{ opened_at: wasOpened, due_at: wasOpened && '2026-03-08T18:00:00Z' },
    ...columns,
  }
  await placeSqrSetup(world, row.shard_key)
  const { kysely } = world.database
  await kysely.insertInto('sqrs').values(row).execute()
  for (const [part, ofPart] of Object.entries(lines)) {
    for (const [place, { content, verdict }] of (ofPart ?? []).entries()) {
      const said = { verdict, personId: cast.manager, at, note: '' }
      await kysely
        .insertInto('sqr_lines')
        .values({
          ...{ shard_key: row.shard_key, sqr_id: id, part: part as SqrPartName, place },
          ...{ id: `${id}-${part}-${place}`, content: json(content) },
          verdict: verdict === undefined ? null : json(said),
        })
        .execute()
    }
  }
}

/** Attaches an entry to a report. */
export async function attachForm(world: World, sqrId: string, myFormId: string): Promise<void> {
  await world.database.kysely
    .insertInto('sqr_forms')
    .values({
      ...{ shard_key: castShard, sqr_id: sqrId, my_form_id: myFormId, place: 1 },
      ...{ attached_by: cast.employee, attached_at: '2026-03-01T18:00:00Z' },
    })
    .execute()
}
