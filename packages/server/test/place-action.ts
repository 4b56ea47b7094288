import type { Insertable } from 'kysely'
import type { ActionsTable } from '../src/areas/actions/actions.tables.ts'
import { cast, castShard, type CastName } from './cast.ts'
import type { TestServer } from './harness.ts'

export type PlacedAction = {
  /** Whoever raised it and owns it. */
  owner?: CastName
  assignees?: readonly CastName[]
  verifier?: CastName
  /** The entry that it was raised from. */
  myFormId?: string
  columns?: Partial<Insertable<ActionsTable>>
}

/** Writes an action as it stands, past every rule: for tests of what is done with it. */
export async function placeAction(
  world: Pick<TestServer, 'database'>,
  id: string,
  { owner = 'employee', assignees = ['colleague'], verifier, myFormId, columns }: PlacedAction = {},
): Promise<void> {
  const { kysely } = world.database
  const at = new Date('2026-03-01T18:00:00Z')
  const due = columns?.due_on ?? '2026-03-20'
  const row = {
    shard_key: castShard,
    id,
    number: `ACT-26-${id}`,
    title: `Action ${id}`,
    status: 'open' as const,
    owner_id: cast[owner],
    created_by: cast[owner],
    verifier_id: verifier === undefined ? null : cast[verifier],
    due_on: due,
    first_due_on: due,
    created_at: at,
    updated_at: at,
    source_type: myFormId === undefined ? null : ('my_form' as const),
    source_id: myFormId ?? null,
    ...columns,
  }
  await kysely.insertInto('actions').values(row).execute()
  await kysely
    .insertInto('action_assignees')
    .values(
      assignees.map((who, place) => ({
        shard_key: row.shard_key,
        id: `${id}-${place}`,
        action_id: id,
        person_id: cast[who],
        place,
      })),
    )
    .execute()
}
