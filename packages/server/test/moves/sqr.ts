import { sqrMoves, type CallInput, type CallOf, type SqrPhase } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import type { SqrsTable } from '../../src/areas/sqr/sqr.tables.ts'
import { json } from '../../src/db/json.ts'
import { cast } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { placeAction } from '../place-action.ts'
import { otherStatus, placedCategories, placeSqr } from '../place-sqr.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'sqr.changeStatus'>>

const change = ({ database }: TestServer, id: string, columns: Updateable<SqrsTable>) =>
  database.kysely.updateTable('sqrs').set(columns).where('id', '=', id).execute()
const raise = (world: TestServer, sqrId: string) =>
  placeAction(world, `action-of-${sqrId}`, {
    columns: { source_type: 'sqr', source_id: sqrId },
  })

const looked = { verdict: 'verified', at: '2026-03-02T12:00:00Z', note: '' }
const verdict = { ...looked, personId: cast.reviewer }
const submit = { who: 'employee', event: 'submit', state: 'draft' } as const
const approval = { who: 'foreman', event: 'ask_approval', state: 'investigating' } as const
const approving = { who: 'reviewer', event: 'approve', state: 'approval' } as const
const closing = { who: 'reviewer', event: 'effective', state: 'monitoring' } as const
/** What is asked of Level 2 or above, when it is submitted for approval and when it is approved. */
const seriousGuards = (
  move: typeof approval | typeof approving,
): MovesWitness<typeof sqrMoves>['guards'] => [
  {
    ...{ guard: 'hasTeam', ...move },
    why: 'Of Level 2 or above a team investigates. Please choose it.',
    shut: (world, id) => change(world, id, { severity: 'level_2', team_ids: [] }),
  },
  {
    ...{ guard: 'hasCauses', ...move },
    why: 'Of Level 2 or above it needs its causes. Please add one.',
    shut: async (world, id) => {
      await change(world, id, { severity: 'level_2' })
      await world.database.kysely.deleteFrom('sqr_lines').where('sqr_id', '=', id).execute()
    },
  },
  {
    ...{ guard: 'hasAction', ...move },
    why: 'Of Level 2 or above it needs an action. Please raise one.',
    shut: (world, id) => change(world, id, { severity: 'level_2' }),
  },
  {
    ...{ guard: 'isTimelineWhole', ...move },
    why: 'The timeline adds up to 0 h, the lost time is 1.5 h.',
    shut: async (world, id) => {
      await change(world, id, { severity: 'level_2' })
      await raise(world, id)
    },
  },
]
/** What each placed report is asked to be called instead. */
const phases = new Map<string, SqrPhase>()

/** The employee's report, which the foreman and the colleague investigate. */
export const sqrWitness: MovesWitness<typeof sqrMoves> = {
  table: sqrMoves,
  seats: [
    {
      name: 'who reported it, without keys',
      who: 'employee',
      keys: [],
      ties: () => ['own', 'all'],
    },
    ...(['create_sqr', 'edit_own_sqr'] as const).map((key) => ({
      name: `who reported it, with ${key}`,
      ...{ who: 'employee' as const, keys: [key], ties: () => ['own', 'all'] as const },
    })),
    { name: 'its owner', who: 'foreman', keys: [], ties: () => ['assignee', 'all'] },
    { name: 'who investigates it', who: 'colleague', keys: [], ties: () => ['shared', 'all'] },
    { name: 'the team', who: 'manager', keys: [], ties: () => ['team', 'all'] },
    { name: 'anybody', who: 'reviewer', keys: [], ties: () => ['all'] },
    ...(['access_all_sqr', 'verify_sqr_parts', 'approve_sqr'] as const).map((key) => ({
      name: `whoever holds ${key}`,
      ...{ who: 'reviewer' as const, keys: [key], ties: () => ['all'] as const },
    })),
    { name: 'quality', who: 'admin', keys: ['edit_all_sqr'], ties: () => ['all'] },
    { name: 'an outsider', who: 'outsider', keys: ['edit_all_sqr'], ties: () => [] },
  ],
  async seed({ database: { kysely } }) {
    await kysely.updateTable('people').set({ crew_code: null }).execute()
    const below = { manager_id: cast.manager }
    await kysely.updateTable('people').set(below).where('id', '=', cast.employee).execute()
    await kysely.insertInto('business_units').values({ code: 'WL', name: 'Wireline' }).execute()
  },
  async place(world, id, status) {
    phases.set(id, status)
    await placeSqr(world, id, {
      columns: { status, team_ids: [cast.colleague], responsible_party_verdict: json(verdict) },
      lines: {
        scat: [{ content: { itemId: placedCategories.scat, why: '', evidence: '', gap: null } }],
      },
    })
    if (status === 'monitoring') {
      const columns = { source_type: 'sqr', source_id: id, status: 'closed' } as const
      await placeAction(world, `done-of-${id}`, { columns })
    }
  },
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('sqrs')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: [
        ...(['submit', 'investigate', 'ask_verification', 'verify', 'take_back'] as const),
        ...(['ask_approval', 'approve', 'return', 'effective', 'reopen'] as const),
        ...(['relabel', 'void'] as const),
      ],
      ask: (client, sqrId, event, { ifMatch, reason = 'It is so.' }) => {
        const other = otherStatus(phases.get(sqrId) ?? 'draft')
        const statusId = event === 'relabel' ? other : ''
        return client.sqr.changeStatus(
          { sqrId, event: event as Asked['event'], statusId, reason },
          ifMatch === undefined ? {} : { ifMatch },
        )
      },
    },
  ],
  guards: [
    {
      ...{ guard: 'hasTimes', ...submit, why: 'Please enter when it began and when it ended.' },
      shut: (world, id) => change(world, id, { ends_at: null }),
    },
    {
      ...{ guard: 'hasDescription', ...submit, why: 'Please enter what happened.' },
      shut: (world, id) => change(world, id, { description: '' }),
    },
    {
      ...{ guard: 'hasUnit', ...submit, why: 'Please choose the business unit.' },
      shut: (world, id) => change(world, id, { business_unit: null }),
    },
    {
      ...{ guard: 'hasCategory', ...submit, why: 'Please choose a classification and a type.' },
      shut: (world, id) => change(world, id, { type_id: null }),
    },
    {
      ...{ guard: 'hasOwner', event: 'investigate', who: 'admin', state: 'open' },
      why: 'Please choose who leads the investigation.',
      shut: (world, id) => change(world, id, { owner_id: null }),
    },
    {
      ...{ guard: 'hasTeam', event: 'investigate', who: 'foreman', state: 'open' },
      why: 'Of Level 2 or above a team investigates. Please choose it.',
      shut: (world, id) => change(world, id, { severity: 'level_2', team_ids: [] }),
    },
    {
      ...{ guard: 'hasResponsibleParty', event: 'ask_verification', who: 'foreman' },
      ...{ state: 'investigating', why: 'Please choose the responsible party.' },
      shut: (world, id) => change(world, id, { responsible_party_id: null }),
    },
    {
      ...{ guard: 'hasResponsibleParty', ...approval, why: 'Please choose the responsible party.' },
      shut: (world, id) => change(world, id, { responsible_party_id: null }),
    },
    {
      ...{ guard: 'isAllLookedAt', event: 'verify', who: 'reviewer', state: 'verifying' },
      why: 'Nothing was said of the responsible party yet.',
      shut: (world, id) => change(world, id, { responsible_party_verdict: null }),
    },
    {
      ...{ guard: 'isVerified', ...approval },
      why: 'Nothing was said of the responsible party yet. Of Level 2 or above it is verified first.',
      shut: (world, id) =>
        change(world, id, { severity: 'level_2', responsible_party_verdict: null }),
    },
    ...[approval, approving].flatMap((move) => seriousGuards(move)),
    {
      ...{ guard: 'isNcrWorkedOn', ...approval },
      why: 'The non-conformance has no corrective action yet, or a step before it is open.',
      shut: (world, id) => change(world, id, { ncr_step: 'cause_found' }),
    },
    {
      ...{ guard: 'isNotInvestigator', ...approving },
      why: 'You have investigated this. Please let somebody else decide on it.',
      shut: (world, id) => change(world, id, { investigator_ids: [cast.reviewer] }),
    },
    {
      ...{ guard: 'isOfQuality', ...approving },
      why: 'Level 3 is approved and closed by somebody who may edit all reports.',
      shut: (world, id) => change(world, id, { severity: 'level_3' }),
    },
    {
      ...{ guard: 'isNotInvestigator', ...closing },
      why: 'You have investigated this. Please let somebody else decide on it.',
      shut: (world, id) => change(world, id, { investigator_ids: [cast.reviewer] }),
    },
    {
      ...{ guard: 'isOfQuality', ...closing },
      why: 'Level 3 is approved and closed by somebody who may edit all reports.',
      shut: (world, id) => change(world, id, { severity: 'level_3' }),
    },
    {
      ...{ guard: 'areActionsClosed', ...closing, why: 'One of its actions is not closed yet.' },
      shut: raise,
    },
    {
      ...{ guard: 'hasDoneAction', ...closing },
      why: 'None of its actions was done. Its owner or its team raises one, and it is closed once that is done.',
      shut: async ({ database }, id) => {
        await database.kysely
          .updateTable('actions')
          .set({ status: 'cancelled' })
          .where('source_id', '=', id)
          .execute()
      },
    },
    {
      ...{ guard: 'isNcrClosed', ...closing, why: 'Its non-conformance is not closed yet.' },
      shut: (world, id) => change(world, id, { ncr_step: 'verification' }),
    },
    {
      ...{ guard: 'hasOtherStatus', event: 'relabel', who: 'foreman', state: 'open' },
      ...{ why: 'There is no other status of this phase.', isUnseen: true },
      // Its unit has one status of the phase, and it has that one.
      shut: async (world, id) => {
        const { kysely } = world.database
        const one = { shard_key: 'test-org', id: 'only-open', business_unit_code: 'WL' } as const
        const named = { name: 'The one', phase: 'open' } as const
        const colours = { background_color: '#e8e8ec', text_color: '#1c2024' }
        await kysely
          .insertInto('sqr_statuses')
          .values({ ...one, ...named, ...colours })
          .execute()
        await change(world, id, { business_unit: 'WL', status_id: one.id })
      },
    },
  ],
  // Whoever does not read a report is shown no move of it.
  shown: async (client, sqrId) => {
    const reply = await client.sqr.information({ sqrId })
    return reply.status === 200 ? reply.content.allowedEvents : []
  },
}
