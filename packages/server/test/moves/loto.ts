import {
  lotoChecks,
  lotoMoves,
  type CallInput,
  type CallOf,
  type EventOf,
  type LotoState,
  type Tie,
} from '@holdpoint/api'
import type { Updateable } from 'kysely'
import type { LotosTable, LotoStepsTable } from '../../src/areas/loto/loto.tables.ts'
import { cast, castFullName, castShard } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { lockedOn, lockedWith, placeLoto } from '../place-loto.ts'
import { placeShare } from '../place-share.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'loto.act'>>
type Event = EventOf<typeof lotoMoves>

const change = ({ database }: TestServer, id: string, columns: Updateable<LotosTable>) =>
  database.kysely.updateTable('lotos').set(columns).where('id', '=', id).execute()
const changePoint = ({ database }: TestServer, id: string, columns: Updateable<LotoStepsTable>) =>
  database.kysely.updateTable('loto_steps').set(columns).where('loto_id', '=', id).execute()
const noOffer = { offered_to: null, offered_by: null, offered_at: null }

async function freePoints(world: TestServer, id: string, to: 'open' | 'removed'): Promise<void> {
  await world.database.kysely.deleteFrom('loto_locks').where('loto_id', '=', id).execute()
  await changePoint(world, id, { state: to })
}

/** Everybody's personal lock comes off. */
async function lockOff({ database: { kysely } }: TestServer, id: string): Promise<void> {
  await kysely
    .deleteFrom('loto_locks')
    .where('loto_id', '=', id)
    .where('authorization_id', 'is not', null)
    .execute()
  const off = { locked_at: null }
  await kysely.updateTable('loto_authorizations').set(off).where('loto_id', '=', id).execute()
}

const checks = Object.fromEntries(
  Object.entries(lotoChecks).map(([event, list]) => [event, Object.keys(list)]),
)
/** A machine of its own for each lockout: who is locked on at one stands in the way of no other. */
const machineOf = (id: string) => `machine-${id}`
async function placeMachine({ database: { kysely } }: TestServer, id: string): Promise<void> {
  const code = machineOf(id)
  const machine = { shard_key: castShard, id: code, code, name: code, category: 'Pump' }
  await kysely.insertInto('assets').values(machine).execute()
}

/** Lockouts of which nothing is ticked when they are asked to move. */
const untickedIds = new Set<string>()
const untick = (_world: TestServer, id: string) => Promise.resolve(untickedIds.add(id))

const notLocked = {
  guard: 'isEachLocked',
  why: 'E-1 Battery disconnect is not locked yet.',
  shut: (world: TestServer, id: string) => freePoints(world, id, 'open'),
} as const
const stillOn = {
  guard: 'isNobodyLockedOn',
  why: `Personal locks are still on: ${castFullName('reviewer')}.`,
  shut: ({ database: { kysely } }: TestServer, id: string) =>
    kysely
      .insertInto('loto_locks')
      .values({
        ...{ shard_key: 'test-org', loto_id: id, lock_key: `${id}-on`, lock_number: `${id}-on` },
        ...{ authorization_id: `${id}-a1`, person_id: cast.reviewer },
        locked_at: '2026-03-05T14:00:00Z',
      })
      .execute(),
} as const
const workedOn = {
  guard: 'isMachineClear',
  why: 'Somebody works on this machine under their lock of another lockout.',
  shut: (world: TestServer, id: string) =>
    placeLoto(world, `${id}-other`, {
      columns: { status: 'work_active', asset_id: machineOf(id) },
      people: [lockedOn(cast.employee, `${id}-e`)],
    }),
} as const
const leads = { who: 'foreman' } as const
const isLockedIn = (status: LotoState) =>
  ['shutdown', 'locked', 'verified', 'work_active', 'test_mode'].includes(status)
/** The primary, who has the lock of its point on. */
const ledBy = (status: LotoState): readonly Tie[] =>
  isLockedIn(status) ? ['verifier', 'assignee', 'all'] : ['verifier', 'all']

/** The employee's lockout that the foreman leads, with the lead offered to the reviewer. */
export const lotoWitness: MovesWitness<typeof lotoMoves> = {
  table: lotoMoves,
  seats: [
    { name: 'its author without keys', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    ...(['create_loto', 'edit_own_loto'] as const).map((key) => ({
      name: `its author with ${key}`,
      who: 'employee' as const,
      keys: [key],
      ties: () => ['own', 'all'] as const,
    })),
    { name: 'its primary', ...leads, keys: ['authorize_loto'], ties: ledBy },
    {
      ...{ name: 'an authorized person', who: 'colleague', keys: ['authorize_loto'] },
      ties: () => ['named', 'assignee', 'all'],
    },
    {
      ...{ name: 'somebody who works under it', who: 'colleague', keys: [] },
      ties: () => ['named', 'assignee', 'all'],
    },
    {
      ...{ name: 'whom it is offered to', who: 'reviewer', keys: ['authorize_loto'] },
      ties: () => ['signer', 'named', 'assignee', 'all'],
    },
    { name: 'the team', who: 'manager', keys: ['authorize_loto'], ties: () => ['team', 'all'] },
    { name: 'whoever reads all', who: 'manager', keys: ['access_all_loto'], ties: () => ['all'] },
    {
      ...{ name: 'whom it was shared with', who: 'admin', keys: ['authorize_loto'] },
      ties: () => ['shared', 'all'],
    },
    {
      ...{ name: 'whoever edits all', who: 'admin', keys: ['edit_all_loto'] },
      ties: () => ['shared', 'all'],
    },
    { name: 'an outsider', who: 'outsider', keys: ['edit_all_loto'], ties: () => [] },
  ],
  async seed({ database: { kysely } }) {
    await kysely.updateTable('people').set({ crew_code: null }).execute()
    const below = { manager_id: cast.manager }
    await kysely.updateTable('people').set(below).where('id', '=', cast.employee).execute()
    // The primary may lead whoever asks.
    const may = { granted_keys: ['authorize_loto'] }
    await kysely
      .updateTable('people')
      .set(may)
      .where('id', 'in', [cast.foreman, cast.reviewer])
      .execute()
  },
  async place(world, id, status) {
    const isRemoved = status === 'ready_to_restore' || status === 'restored'
    const isLocked = isLockedIn(status)
    const point = lockedWith(`${id}-p`, { state: status === 'locked' ? 'verified' : 'locked' })
    await placeMachine(world, id)
    await placeLoto(world, id, {
      columns: {
        ...{ asset_id: machineOf(id) },
        ...{ status, offered_to: cast.reviewer, offered_by: cast.foreman },
        ...{ offered_at: '2026-03-05T12:00:00Z', shutdown_steps: 'Idle.\n\nStop.' },
      },
      points: [isLocked ? point : isRemoved ? { state: 'removed' } : {}],
      people: [{ person_id: cast.colleague }, lockedOn(cast.reviewer, `${id}-r`)],
    })
    await placeShare(world, { type: 'loto', id, personId: cast.admin })
  },
  async ready(world, id, event) {
    if (event === 'test' || event === 'clear') {
      await lockOff(world, id)
    }
    if (event === 'cancel') {
      await freePoints(world, id, 'open')
    }
    if (event === 'resume') {
      await changePoint(world, id, lockedWith(`${id}-p`))
    }
  },
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('lotos')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: [
        ...(['prepare', 'shutDown', 'isolate', 'verify', 'offer', 'takeOver', 'keep'] as const),
        ...(['moveEnd'] as const),
        ...(['test', 'relock', 'clear', 'resume', 'restore', 'close', 'cancel'] as const),
      ],
      ask: (client, lotoId, event, { ifMatch, reason = 'It is so.' }) =>
        client.loto.act(
          {
            ...{ lotoId, event: event as Asked['event'], reason, personId: cast.reviewer },
            plannedEnd: '2026-03-06T04:00:00Z',
            checks: untickedIds.has(lotoId) ? [] : [...(checks[event] ?? []), 'line-1', 'line-2'],
          },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      ...{ guard: 'hasPrimary', event: 'prepare', who: 'admin', state: 'draft' },
      why: 'Please choose who leads the lockout.',
      shut: (world, id) => change(world, id, { primary_id: null }),
    },
    {
      ...{ guard: 'hasPlan', event: 'prepare', ...leads, state: 'draft' },
      why: 'Please enter the group box.',
      shut: (world, id) => change(world, id, { is_group: true }),
    },
    {
      ...{ guard: 'hasPoint', event: 'prepare', ...leads, state: 'draft' },
      why: 'The template has no point to lock.',
      shut: ({ database }, id) =>
        database.kysely.deleteFrom('loto_steps').where('loto_id', '=', id).execute(),
    },
    { ...notLocked, ...leads, event: 'isolate', state: 'shutdown' },
    { ...notLocked, ...leads, event: 'relock', state: 'test_mode' },
    { ...notLocked, ...leads, event: 'resume', state: 'ready_to_restore' },
    {
      ...{ guard: 'isEachVerified', event: 'verify', ...leads, state: 'locked' },
      why: 'E-1 Battery disconnect is not shown to be at zero yet.',
      shut: (world, id) => changePoint(world, id, { state: 'locked' }),
    },
    {
      ...{ guard: 'isSecondPerson', event: 'verify', ...leads, state: 'locked' },
      why: 'In a group, somebody else than the one who leads verifies.',
      shut: (world, id) => change(world, id, { is_group: true }),
    },
    {
      ...{ guard: 'isTakerThere', event: 'offer', ...leads, state: 'work_active' },
      why: 'Nobody else who may lead has their personal lock on.',
      shut: lockOff,
    },
    {
      ...{ guard: 'isLockedOn', event: 'takeOver', who: 'reviewer', state: 'work_active' },
      ...{ why: 'Your personal lock is on before you lead.', shut: lockOff },
    },
    {
      ...{ guard: 'isOffered', event: 'keep', ...leads, state: 'work_active' },
      why: 'The lead is offered to nobody.',
      shut: (world, id) => change(world, id, noOffer),
    },
    { ...stillOn, ...leads, event: 'test', state: 'work_active' },
    { ...stillOn, ...leads, event: 'clear', state: 'locked' },
    { ...workedOn, ...leads, event: 'test', state: 'work_active' },
    { ...workedOn, ...leads, event: 'restore', state: 'ready_to_restore' },
    {
      ...{ guard: 'isEachRemoved', event: 'restore', ...leads, state: 'ready_to_restore' },
      why: 'The lock of E-1 Battery disconnect comes off first.',
      shut: (world, id) => changePoint(world, id, lockedWith(`${id}-p`)),
    },
    {
      ...{ guard: 'isNothingLocked', event: 'cancel', ...leads, state: 'shutdown' },
      why: 'The locks of its points come off first.',
      shut: (world, id) => changePoint(world, id, lockedWith(`${id}-p`)),
    },
    ...(
      [
        ['prepare', 'draft', lotoChecks.prepare.energies],
        ['shutDown', 'prepared', 'Idle.'],
        ['verify', 'locked', lotoChecks.verify.away],
        ['test', 'work_active', lotoChecks.test.clear],
        ['clear', 'work_active', lotoChecks.clear.clear],
        ['restore', 'ready_to_restore', lotoChecks.restore.notified],
        ['close', 'restored', lotoChecks.close.returned],
      ] as const satisfies readonly (readonly [Event, string, string])[]
    ).map(([event, state, text]) => ({
      ...{ guard: 'isChecked' as const, event, ...leads, state },
      ...{ why: `Please tick: ${text}`, shut: untick, isUnseen: true as const },
    })),
  ],
  // Whoever does not read a lockout is shown no move of it.
  shown: async (client, lotoId) => {
    const reply = await client.loto.information({ lotoId })
    return reply.status === 200 ? reply.content.allowedEvents : []
  },
}
