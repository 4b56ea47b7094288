import type { Insertable } from 'kysely'
import type {
  LotoAuthorizationsTable,
  LotosTable,
  LotoStepsTable,
} from '../src/areas/loto/loto.tables.ts'
import { json } from '../src/db/json.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'
import { placeTemplate, usualPoint } from './place-loto-template.ts'

type Point = Partial<Insertable<LotoStepsTable>>
type Person = Partial<Insertable<LotoAuthorizationsTable>> & { person_id: string }

type Placed = {
  columns?: Partial<Insertable<LotosTable>>
  /** One by one; an open point, where nothing is said of it. */
  points?: readonly Point[]
  people?: readonly Person[]
}

/** A point that is locked by the foreman, with a lock of this number. */
export function lockedWith(number: string, columns: Point = {}): Point {
  const at = '2026-03-05T13:00:00Z'
  const by = { locked_by: cast.foreman, holder_id: cast.foreman, locked_at: at }
  return { state: 'locked', lock_numbers: [number], ...by, ...columns }
}

/** Somebody who has signed, with a personal lock of this number on. */
export function lockedOn(personId: string, number: string, at = '2026-03-05T13:30:00Z'): Person {
  const signature = json({ kind: 'typed', name: personId, at, statement: 'I work under my lock.' })
  const signed = { signed_at: at, signature }
  return { person_id: personId, role: 'authorized', lock_number: number, locked_at: at, ...signed }
}

/** Machines of the category that templates of tests are for, and one of another. */
export async function placeMachines(
  { database }: Pick<TestServer, 'database'>,
  shardKey: string = castShard,
): Promise<void> {
  const one = (id: string, code: string, name: string, category: string) => ({
    ...{ shard_key: shardKey, id, code, name, category },
  })
  await database.kysely
    .insertInto('assets')
    .values([
      one('pump-6', 'PMP-06', 'Pump 6', 'Pump'),
      one('pump-7', 'PMP-07', 'Pump 7', 'Pump'),
      one('crane-1', 'CRN-01', 'Crane 1', 'Crane'),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The template that lockouts of tests are made from, unless they name another one. */
export const usualTemplate = 'usual'

/** Writes the machines and the template of an organisation, where they are not there yet. */
export async function placeLotoWorld(
  world: Pick<TestServer, 'database'>,
  shardKey = castShard,
): Promise<void> {
  const { kysely } = world.database
  await placeMachines(world, shardKey)
  const there = await kysely
    .selectFrom('loto_templates')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', usualTemplate)
    .executeTakeFirst()
  if (there === undefined) {
    await placeTemplate(world, usualTemplate, { shard_key: shardKey })
  }
}

/** Writes a lockout as it stands, past every rule, with the locks that its points and people say. */
export async function placeLoto(
  world: Pick<TestServer, 'database'>,
  id: string,
  { columns = {}, points = [{}], people = [] }: Placed = {},
): Promise<void> {
  const { kysely } = world.database
  const at = '2026-03-01T18:00:00Z'
  const row = {
    ...{ shard_key: castShard, id, number: `LOTO-26-${id}`, title: `Lockout ${id}` },
    ...{ template_id: usualTemplate, equipment_category: 'Pump', asset_id: 'pump-6' },
    ...{ planned_start: '2026-03-05T14:00:00Z', planned_end: '2026-03-06T02:00:00Z' },
    ...{ author_id: cast.employee, primary_id: cast.foreman, created_at: at, updated_at: at },
    ...columns,
  }
  await placeLotoWorld(world, row.shard_key)
  await kysely.insertInto('lotos').values(row).execute()
  const ofLoto = { shard_key: row.shard_key, loto_id: id }
  const lockOf = (number: string) => ({
    ...{ ...ofLoto, lock_key: number.toLowerCase(), lock_number: number },
    ...{ step_id: null, authorization_id: null },
  })
  for (const [index, point] of points.entries()) {
    const place = index + 1
    const step = { ...usualPoint, id: `${id}-p${place}`, place, point_tag: `E-${place}`, ...point }
    await kysely
      .insertInto('loto_steps')
      .values({ ...ofLoto, ...step })
      .execute()
    const isOn = step.state === 'locked' || step.state === 'released' || step.state === 'verified'
    for (const number of isOn ? (step.lock_numbers ?? []) : []) {
      const held = { person_id: step.holder_id ?? '', locked_at: step.locked_at ?? at }
      await kysely
        .insertInto('loto_locks')
        .values({ ...lockOf(number), step_id: step.id, ...held })
        .execute()
    }
  }
  for (const [place, person] of people.entries()) {
    const line = { id: `${id}-a${place}`, place, role: 'authorized' as const, ...person }
    await kysely
      .insertInto('loto_authorizations')
      .values({ ...ofLoto, ...line })
      .execute()
    if (line.locked_at && line.lock_number) {
      const held = { person_id: line.person_id, locked_at: line.locked_at }
      await kysely
        .insertInto('loto_locks')
        .values({ ...lockOf(line.lock_number), authorization_id: line.id, ...held })
        .execute()
    }
  }
}
