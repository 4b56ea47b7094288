import { sql } from 'kysely'
import { actionMoves, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, castShard } from '../cast.ts'
import { contentOf, type TestServer } from '../harness.ts'
import { placeAction } from '../place-action.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'actions.move'>>

const change = ({ database }: TestServer, id: string, columns: Record<string, unknown>) =>
  database.kysely.updateTable('actions').set(columns).where('id', '=', id).execute()

const newAction = {
  shut: async (world: TestServer, id: string) => {
    // The sentence names it, so the number goes to the latest one.
    const isNew = world.database.kysely.updateTable('actions').where('number', '=', 'ACT-NEW')
    await isNew.set((of) => ({ number: of.ref('id') })).execute()
    await placeAction(world, `${id}-new`, { columns: { parent_id: id, number: 'ACT-NEW' } })
  },
  why: 'Its new action ACT-NEW is not closed yet.',
}

/** The employee's action, which the colleague does and the reviewer verifies. */
export const actionWitness: MovesWitness<typeof actionMoves> = {
  table: actionMoves,
  seats: [
    { name: 'the owner', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    { name: 'the assignee', who: 'colleague', keys: [], ties: () => ['assignee', 'all'] },
    { name: 'the verifier', who: 'reviewer', keys: [], ties: () => ['verifier', 'all'] },
    { name: 'the team', who: 'manager', keys: [], ties: () => ['team', 'all'] },
    ...(['reassign_team_actions', 'delete_team_actions'] as const).map((key) => ({
      name: `the team with ${key}`,
      who: 'manager' as const,
      keys: [key],
      ties: () => ['team', 'all'] as const,
    })),
    { name: 'the deputy', who: 'admin', keys: [], ties: () => ['verifier', 'all'] },
    { name: 'anybody', who: 'foreman', keys: [], ties: () => ['all'] },
    {
      ...{ name: 'whoever may delete all', who: 'foreman', keys: ['delete_all_actions'] },
      ties: () => ['all'],
    },
    { name: 'an outsider', who: 'outsider', keys: ['delete_all_actions'], ties: () => [] },
  ],
  async seed({ database: { kysely } }) {
    await kysely.updateTable('people').set({ crew_code: null }).execute()
    const below = { manager_id: cast.manager }
    await kysely.updateTable('people').set(below).where('id', '=', cast.colleague).execute()
    await kysely
      .insertInto('approval_delegations')
      .values({
        ...{ shard_key: castShard, id: 'd', starts_on: '2026-03-05', ends_on: '2026-03-05' },
        ...{ from_person_id: cast.reviewer, to_person_id: cast.admin },
        created_at: '2026-03-01T12:00:00Z',
      })
      .execute()
    const order = { requested_by: 'x', system: 'x', description: 'x', priority: 'low' as const }
    await kysely
      .insertInto('work_orders')
      .values({ ...order, shard_key: castShard, id: 'w', number: 'W', status: 'scheduled' })
      .execute()
  },
  place: (world, id, status) =>
    // Its work order is not done, and waived: it may be completed, and the order waived once more.
    placeAction(world, id, {
      verifier: 'reviewer',
      columns: { status, work_order_id: 'w', work_order_waiver: 'Mended by hand.' },
    }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('actions')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: [
        ...(['start', 'decline', 'reissue', 'hold', 'resume', 'complete', 'verify'] as const),
        ...(['waiveWorkOrder', 'sendBack', 'confirm', 'notEffective'] as const),
        ...(['extend', 'reassign', 'cancel'] as const),
      ],
      ask: (client, actionId, event, { ifMatch, reason = 'It is so.' }) =>
        client.actions.move(
          {
            ...{ actionId, event: event as Asked['event'], reason },
            ...{ dueOn: '2026-04-01', assigneeIds: [cast.colleague, cast.admin] },
          },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      guard: 'hasEvidence',
      ...{ who: 'colleague', event: 'complete', state: 'in_progress' },
      shut: (world, id) => change(world, id, { evidence_min: 2 }),
      why: '2 of 2 files of evidence still missing.',
    },
    {
      guard: 'workOrderIsDone',
      ...{ who: 'colleague', event: 'complete', state: 'in_progress' },
      shut: (world, id) => change(world, id, { work_order_waiver: null }),
      why: 'Its work order is not done yet.',
    },
    {
      guard: 'waitsForWorkOrder',
      ...{ who: 'employee', event: 'waiveWorkOrder', state: 'open' },
      shut: (world, id) => change(world, id, { work_order_id: null }),
      why: 'It waits for no work order.',
    },
    {
      guard: 'isNotTheirWork',
      ...{ who: 'colleague', event: 'verify', state: 'pending_verification' },
      shut: (world, id) => change(world, id, { verifier_id: cast.colleague }),
      why: 'Somebody else verifies what you did.',
    },
    {
      guard: 'hasEvidence',
      ...{ who: 'reviewer', event: 'verify', state: 'pending_verification' },
      shut: (world, id) => change(world, id, { evidence_min: 1 }),
      why: '1 of 1 file of evidence still missing.',
    },
    {
      guard: 'isOthersToJudge',
      ...{ who: 'employee', event: 'confirm', state: 'effectiveness_review' },
      shut: (world, id) => change(world, id, { completed_by: cast.employee }),
      why: 'Another owner, who did not do it, says whether it has helped.',
    },
    {
      guard: 'hasEvidence',
      ...{ who: 'employee', event: 'confirm', state: 'effectiveness_review' },
      shut: (world, id) => change(world, id, { evidence_min: 1 }),
      why: '1 of 1 file of evidence still missing.',
    },
    {
      guard: 'doesNotDoIt',
      ...{ who: 'employee', event: 'waiveWorkOrder', state: 'open' },
      shut: async ({ database }, id) => {
        await database.kysely
          .updateTable('action_assignees')
          .set({ person_id: cast.employee })
          .where('action_id', '=', id)
          .execute()
      },
      why: 'Whoever does it cannot waive its work order.',
    },
    {
      guard: 'waitIsOver',
      ...{ who: 'employee', event: 'confirm', state: 'effectiveness_review' },
      shut: (world, id) => change(world, id, { waits_until: '2026-03-06' }),
      why: 'It is watched until 6 Mar.',
    },
    {
      guard: 'hasNoNewAction',
      ...{ who: 'employee', event: 'notEffective', state: 'effectiveness_review' },
      ...newAction,
    },
    {
      guard: 'hasNoNewAction',
      ...{ who: 'employee', event: 'confirm', state: 'effectiveness_review' },
      ...newAction,
    },
    {
      guard: 'mayMoveDueDay',
      ...{ who: 'colleague', event: 'extend', state: 'open' },
      shut: (world, id) => change(world, id, { due_moves: sql`2` }),
      why: 'It was moved 2 times: the next move is for Test Employee.',
    },
  ],
  shown: async (client, actionId) =>
    contentOf(await client.actions.get({ actionId })).allowedEvents,
}
