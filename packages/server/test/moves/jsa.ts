import { jsaMoves, type CallInput, type CallOf } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import type { JsasTable } from '../../src/areas/jsa/jsa.tables.ts'
import { json } from '../../src/db/json.ts'
import { cast, castFullName } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { placeJsa, signedAs } from '../place-jsa.ts'
import { placeShare } from '../place-share.ts'
import { usualLevelsOf } from '../usual-levels.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'jsa.act'>>

const change = ({ database }: TestServer, id: string, columns: Updateable<JsasTable>) =>
  database.kysely.updateTable('jsas').set(columns).where('id', '=', id).execute()
const rate = (
  { database }: TestServer,
  id: string,
  likelihood: number | null,
  severity: number,
  initial: { initial_likelihood: number; initial_severity: number } = {
    ...{ initial_likelihood: 3, initial_severity: 4 },
  },
) => {
  const digits = { residual_likelihood: likelihood, residual_severity: severity, ...initial }
  return database.kysely
    .updateTable('jsa_hazards')
    .set({ ...digits, ...usualLevelsOf(digits) })
    .where('jsa_id', '=', id)
    .execute()
}
const deleteFrom =
  (table: 'jsa_hazards' | 'jsa_attendees') =>
  async ({ database }: TestServer, id: string) => {
    await database.kysely.deleteFrom(table).where('jsa_id', '=', id).execute()
  }

const shut = { who: 'employee', event: 'submit', state: 'draft' } as const
const tomorrow = {
  guard: 'isInTime',
  why: 'Sign-on is opened at the earliest two hours before the work begins.',
  shut: (world: TestServer, id: string) =>
    change(world, id, { starts_at: '2026-03-06T14:00:00Z', expires_at: '2026-03-07T02:00:00Z' }),
} as const
const neverOpened = {
  guard: 'wasOpened',
  why: 'Its sign-on was never opened, so that no job ran under it.',
  shut: (world: TestServer, id: string) => change(world, id, { opened_at: null }),
} as const
const unacceptable = {
  guard: 'isBearable',
  why: 'A residual risk is unacceptable. Please add controls, or do the job in another way.',
  shut: (world: TestServer, id: string) =>
    rate(world, id, 5, 5, { initial_likelihood: 5, initial_severity: 5 }),
} as const

/** The employee's analysis of a job that the foreman runs. */
export const jsaWitness: MovesWitness<typeof jsaMoves> = {
  table: jsaMoves,
  seats: [
    { name: 'its author without keys', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    ...(['create_jsa', 'edit_own_jsa'] as const).map((key) => ({
      name: `its author with ${key}`,
      who: 'employee' as const,
      keys: [key],
      ties: () => ['own', 'all'] as const,
    })),
    {
      name: 'its supervisor',
      who: 'foreman',
      keys: [],
      ties: () => ['verifier', 'assignee', 'all'],
    },
    { name: 'its crew', who: 'colleague', keys: [], ties: () => ['assignee', 'all'] },
    { name: 'the team', who: 'manager', keys: [], ties: () => ['team', 'all'] },
    {
      ...{ name: 'whom it was shared with', who: 'admin', keys: [] },
      ties: () => ['shared', 'all'],
    },
    { name: 'anybody', who: 'reviewer', keys: [], ties: () => ['all'] },
    { name: 'whoever reads all', who: 'reviewer', keys: ['access_all_jsa'], ties: () => ['all'] },
    {
      ...{ name: 'whoever edits all', who: 'admin', keys: ['edit_all_jsa'] },
      ties: () => ['shared', 'all'],
    },
    { name: 'an outsider', who: 'outsider', keys: ['edit_all_jsa'], ties: () => [] },
  ],
  async seed({ database: { kysely } }) {
    await kysely.updateTable('people').set({ crew_code: null }).execute()
    const below = { manager_id: cast.manager }
    await kysely.updateTable('people').set(below).where('id', '=', cast.employee).execute()
  },
  async place(world, id, status) {
    await placeJsa(world, id, {
      columns: { status },
      crew: [
        { person_id: cast.foreman, ...signedAs(castFullName('foreman')) },
        { person_id: cast.colleague },
      ],
    })
    await placeShare(world, { type: 'jsa', id, personId: cast.admin })
  },
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('jsas')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: [
        ...(['submit', 'approve', 'return', 'withdraw', 'open', 'stop', 'resume'] as const),
        ...(['rebrief', 'close', 'cancel'] as const),
      ],
      ask: (client, jsaId, event, { ifMatch, reason = 'It is so.' }) =>
        client.jsa.act(
          { jsaId, event: event as Asked['event'], reason },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      ...{ guard: 'hasSupervisor', ...shut, why: 'Please choose the supervisor who runs the job.' },
      shut: (world, id) => change(world, id, { supervisor_id: null }),
    },
    {
      ...{ guard: 'hasTime', ...shut, why: 'Please enter when the work begins and ends.' },
      shut: (world, id) => change(world, id, { starts_at: null, expires_at: null }),
    },
    {
      ...{ guard: 'hasHazard', ...shut, why: 'Please enter at least one hazard.' },
      shut: deleteFrom('jsa_hazards'),
    },
    {
      ...{ guard: 'hasControls', ...shut, why: '“Hazard 0” has no control yet.' },
      shut: ({ database }, id) =>
        database.kysely
          .updateTable('jsa_hazards')
          .set({ controls: json([]) })
          .where('jsa_id', '=', id)
          .execute(),
    },
    {
      ...{ guard: 'isRated', ...shut },
      why: 'Please rate the risk of “Hazard 0” before its controls and with them.',
      shut: (world, id) => rate(world, id, null, 3),
    },
    {
      ...{ guard: 'isNotWorse', ...shut },
      why: 'With its controls “Hazard 0” is likelier or worse than before. Please rate it again.',
      shut: (world, id) => rate(world, id, 1, 5),
    },
    { ...unacceptable, ...shut },
    { ...unacceptable, who: 'foreman', event: 'approve', state: 'awaiting_approval' },
    { ...unacceptable, who: 'foreman', event: 'resume', state: 'stopped' },
    {
      ...{ guard: 'isNotAuthor', who: 'foreman', event: 'approve', state: 'awaiting_approval' },
      why: 'Somebody else approves what you wrote or submitted.',
      shut: (world, id) => change(world, id, { author_id: cast.foreman }),
    },
    {
      ...{ guard: 'isOfManager', who: 'foreman', event: 'approve', state: 'awaiting_approval' },
      why: 'A severe residual risk is approved by somebody who may edit all analyses.',
      shut: (world, id) => rate(world, id, 3, 5),
    },
    { ...tomorrow, who: 'foreman', event: 'open', state: 'ready' },
    { ...tomorrow, who: 'foreman', event: 'resume', state: 'stopped' },
    { ...tomorrow, who: 'foreman', event: 'rebrief', state: 'active' },
    {
      ...{ guard: 'hasAttendee', who: 'foreman', event: 'open', state: 'ready' },
      why: 'Please enter who is on the crew.',
      shut: deleteFrom('jsa_attendees'),
    },
    { ...neverOpened, who: 'colleague', event: 'stop', state: 'expired' },
    { ...neverOpened, who: 'foreman', event: 'close', state: 'expired' },
    {
      ...{ guard: 'hasSupervisorSigned', who: 'foreman', event: 'close', state: 'active' },
      why: 'The supervisor signs before the job is closed.',
      shut: (world, id) => change(world, id, { revision: 2 }),
    },
  ],
  // Whoever does not read an analysis is shown no move of it.
  shown: async (client, jsaId) => {
    const reply = await client.jsa.get({ jsaId })
    return reply.status === 200 ? reply.content.allowedEvents : []
  },
}
