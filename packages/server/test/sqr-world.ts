import type { CallInput, CallOf, Reply, SqrDetail } from '@holdpoint/api'
import { plantCategories } from '../src/areas/categories/plant-categories.ts'
import { castShard, type CastName } from './cast.ts'
import { contentOf, startTestServer } from './harness.ts'
import { grantTo } from './rights.ts'

export type Header = CallInput<CallOf<'sqr.saveHeaderInfo'>>
type Move = CallInput<CallOf<'sqr.changeStatus'>>

/** A server for quality reports, and what tests do with them in a word. */
export type SqrWorld = Awaited<ReturnType<typeof startSqrWorld>>

/** What is enough to submit: of Level 3 by the thresholds of its unit. */
export const wholeHeader: Header = {
  ...{ title: 'Fluid end washed out', description: 'Pump 7 lost pressure.', businessUnit: 'FRAC' },
  ...{ startsAt: '2026-03-04T06:00:00Z', endsAt: '2026-03-04T15:00:00Z' },
  classificationId: 'classification.service-quality',
  typeId: 'type.npt-event',
}

/**
 * The employee reports, the foreman owns, the colleague is of the team, the manager verifies, the
 * reviewer approves, the admin is of quality. Nobody shares a crew, so that no tie is by chance.
 */
export async function startSqrWorld() {
  const world = await startTestServer()
  const { kysely } = world.database
  await kysely.updateTable('people').set({ crew_code: null }).execute()
  await kysely.insertInto('business_units').values({ code: 'WL', name: 'Wireline' }).execute()
  await plantCategories(kysely, castShard, world.ports.clock.now())
  await kysely
    .insertInto('severity_thresholds')
    .values({
      ...{ shard_key: castShard, business_unit_code: 'FRAC' },
      ...{ near_miss: 0, level1: 2, level2: 8 },
    })
    .execute()
  await grantTo(world, 'employee', ['create_sqr', 'delete_own_sqr'])
  await grantTo(world, 'manager', ['verify_sqr_parts'])
  await grantTo(world, 'reviewer', ['approve_sqr'])
  await grantTo(world, 'admin', ['edit_all_sqr', 'approve_sqr'])
  const as = async (who: CastName) => (await world.as(who)).sqr
  return {
    ...world,
    sqr: as,
    begin: async (said: Partial<Header> = {}, who: CastName = 'employee') =>
      contentOf(await (await as(who)).saveHeaderInfo({ ...wholeHeader, ...said })).sqrId,
    read: async (who: CastName, sqrId: string) =>
      contentOf(await (await as(who)).information({ sqrId })),
    ask: async (who: CastName, sqrId: string, event: Move['event'], besides: Partial<Move> = {}) =>
      (await as(who)).changeStatus({ sqrId, event, ...besides }),
  }
}

/** The sentences of a refusal, by the fields that they stand at. */
export function fieldsOf(reply: Reply): [string, string][] {
  if (reply.status !== 'problem' || reply.problem.name !== 'invalid_input') {
    throw new Error(`Expected fields, got ${JSON.stringify(reply)}`)
  }
  return (reply.problem.fields ?? []).map(({ path, message }) => [path, message])
}

/** The sentence of a refusal, where the state stands in the way. */
export function whyNot(reply: Reply): string {
  if (reply.status !== 'problem' || reply.problem.name !== 'wrong_state') {
    throw new Error(`Expected a state in the way, got ${JSON.stringify(reply)}`)
  }
  return reply.problem.message
}

/** The events that a report offers to somebody, and why those are closed that are. */
export function eventsOf({ allowedEvents }: SqrDetail): Record<string, string | null> {
  return Object.fromEntries(allowedEvents.map(({ event, why }) => [event, why]))
}
