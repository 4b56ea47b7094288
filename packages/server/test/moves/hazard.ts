import { hazardMoves, type CallInput, type CallOf, type Tie } from '@holdpoint/api'
import type { TestServer } from '../harness.ts'
import { placeHazard } from '../place-hazard.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'jsa.moveMasterHazard'>>

const change = ({ database }: TestServer, id: string, columns: Record<string, unknown>) =>
  database.kysely.updateTable('master_hazards').set(columns).where('id', '=', id).execute()

const others = (state: string): readonly Tie[] => (state === 'draft' ? ['all'] : ['shared', 'all'])
const owns = (state: string): readonly Tie[] => [
  'own',
  ...(state === 'draft' ? (['assignee'] as const) : []),
  ...others(state),
]
const shut = { who: 'employee', event: 'activate', state: 'draft' } as const

/** The employee's hazard, and whoever works on the library. */
export const hazardWitness: MovesWitness<typeof hazardMoves> = {
  table: hazardMoves,
  seats: [
    { name: 'its owner without keys', who: 'employee', keys: [], ties: owns },
    ...(['create_hazards', 'edit_own_hazards', 'create_jsa'] as const).map((key) => ({
      ...{ name: `its owner with ${key}`, who: 'employee' as const, keys: [key], ties: owns },
    })),
    { name: 'another author', who: 'colleague', keys: ['edit_own_hazards'], ties: others },
    { name: 'whoever edits all', who: 'foreman', keys: ['edit_all_hazards'], ties: others },
    { name: 'an outsider', who: 'outsider', keys: ['edit_all_hazards'], ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  place: (world, id, status) => placeHazard(world, id, { status }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('master_hazards')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: ['activate', 'review', 'retire', 'reinstate'],
      ask: (client, masterHazardId, event, { ifMatch, reason = 'It is so.' }) =>
        client.jsa.moveMasterHazard(
          { masterHazardId, event: event as Asked['event'], reason },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      ...{ guard: 'hasCategory', ...shut, why: 'Please select category' },
      shut: (world, id) => change(world, id, { category_ids: [] }),
    },
    {
      ...{ guard: 'hasTag', ...shut, why: 'Please select tag' },
      shut: (world, id) => change(world, id, { tag_ids: [] }),
    },
    {
      ...{ guard: 'hasControl', ...shut, why: 'Please enter at least one control.' },
      shut: ({ database }, id) =>
        database.kysely.deleteFrom('master_hazard_controls').where('hazard_id', '=', id).execute(),
    },
    {
      ...{ guard: 'isRated', ...shut },
      why: 'Please rate the risk before its controls and with them.',
      shut: (world, id) => change(world, id, { residual_severity: null, residual_level: null }),
    },
    {
      ...{ guard: 'isNotWorse', ...shut },
      why: 'With its controls a risk is neither likelier nor worse than before.',
      shut: (world, id) => change(world, id, { residual_likelihood: 4 }),
    },
  ],
  // Whoever does not read a hazard is shown no move of it.
  shown: async (client, masterHazardId) => {
    const reply = await client.jsa.masterHazard({ masterHazardId })
    return reply.status === 200 ? reply.content.allowedEvents : []
  },
}
