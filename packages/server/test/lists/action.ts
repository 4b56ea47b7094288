import type { Selectable } from 'kysely'
import {
  actionOrigins,
  actionPriorities,
  actionsList,
  actionStatuses,
  actionTypes,
  type CallInput,
  type CallOf,
} from '@holdpoint/api'
import type { ActionsTable } from '../../src/areas/actions/actions.tables.ts'
import { cast, castShard, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeAction } from '../place-action.ts'
import { placeEntry } from '../place-entry.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<ActionsTable> & { assignees: readonly CastName[] }
type Listed = CallInput<CallOf<'actions.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const doers = ['employee', 'colleague', 'manager', 'foreman', 'reviewer', 'admin'] as const
/** Who reports to the manager, the foreman through the admin; and a crew of two. */
const teams: Readonly<Record<string, readonly CastName[]>> = {
  employee: ['employee', 'colleague'],
  manager: ['colleague', 'admin', 'foreman'],
}
/** The employee verifies in the foreman's place. */
const verifies: Readonly<Record<string, readonly string[]>> = {
  employee: [cast.employee, cast.foreman],
}
const sources = ['e-open', 'e-limited', null]
const kinds = ['my_form', 'jsa', 'loto'] as const
const today = '2026-03-05'
const assets = ['a-1', 'a-2']
const titles = ['Mend the valve', 'Mend the rail', 'Order signs']

const isDone = ({ status }: Row) => status === 'closed' || status === 'cancelled'
const isLimited = ({ source_id }: Row) => source_id === 'e-limited'
const isTeams = (row: Row, who: CastName) =>
  !isLimited(row) && row.assignees.some((doer) => teams[who]?.includes(doer))
const isLedByTeam = (row: Row, who: CastName) =>
  !isLimited(row) &&
  (teams[who] ?? []).some((name) => [row.owner_id, row.verifier_id].includes(cast[name]))
const isMine = (row: Row, who: CastName) =>
  row.owner_id === cast[who] ||
  row.created_by === cast[who] ||
  row.assignees.includes(who) ||
  (row.verifier_id !== null && (verifies[who] ?? [cast[who]]).includes(row.verifier_id))

/** The list of actions, as going through all of them one by one finds it. */
export const actionsWitness: Witness<typeof actionsList, Row> = {
  list: actionsList,
  people,
  async seed(world, random) {
    const { kysely } = world.database
    const seat = (name: CastName, columns: { crew_code?: null; manager_id?: string }) =>
      kysely.updateTable('people').set(columns).where('id', '=', cast[name]).execute()
    await seat('manager', { crew_code: null })
    await seat('reviewer', { crew_code: null })
    await seat('colleague', { manager_id: cast.manager })
    await seat('admin', { crew_code: null, manager_id: cast.manager })
    await seat('foreman', { crew_code: null, manager_id: cast.admin })
    await kysely
      .insertInto('approval_delegations')
      .values({
        ...{ shard_key: castShard, id: 'd', starts_on: '2026-03-05', ends_on: '2026-03-05' },
        ...{ from_person_id: cast.foreman, to_person_id: cast.employee },
        created_at: '2026-03-01T12:00:00Z',
      })
      .execute()
    const asset = { shard_key: castShard, name: 'Pump', category: 'Pumps' }
    await kysely
      .insertInto('assets')
      .values(assets.map((id) => ({ ...asset, id, code: id })))
      .execute()
    await placeEntry(world, 'e-open')
    await placeEntry(world, 'e-limited', { columns: { is_limited_access: true } })
    const assigned = new Map<string, readonly CastName[]>()
    for (let index = 0; index < 120; index += 1) {
      const id = `a-${String(index).padStart(3, '0')}`
      const assignees = random.sample(doers, random.int(1, 2))
      const source_id = random.pick(sources)
      assigned.set(id, assignees)
      await placeAction(world, id, {
        owner: random.pick(doers),
        assignees,
        columns: {
          title: random.pick(titles),
          status: random.pick(actionStatuses),
          priority: random.pick(actionPriorities),
          created_by: cast[random.pick(doers)],
          verifier_id: random.pick([null, ...doers.map((name) => cast[name])]),
          // Few different days, so that ids must break ties.
          due_on: `2026-03-0${random.int(1, 9)}`,
          created_at: new Date(Date.parse('2026-01-01T12:00:00Z') + random.int(0, 40) * 86_400_000),
          type: random.pick(actionTypes),
          source_type:
            source_id === null || source_id === 'e-limited'
              ? source_id && 'my_form'
              : random.pick(kinds),
          source_id,
          country_code: random.pick(['US', 'CA', null]),
          district_code: random.pick(['PER', 'MON', null]),
          business_unit_code: random.pick(['FRAC', 'WIRE', null]),
          crew_codes: random.sample(['F-01', 'W-02'], random.int(0, 2)),
          pad_ids: random.sample(['pad-1', 'pad-2', 'pad-3'], random.int(0, 2)),
          customer_id: random.pick(['c-1', 'c-2', null]),
          asset_id: random.pick([...assets, null]),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
      })
    }
    const rows = await kysely.selectFrom('actions').selectAll().execute()
    return rows.map((row) => ({ ...row, assignees: assigned.get(row.id) ?? [] }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies(row, section, who, { statuses }) {
    if (row.deleted_at !== null || (statuses.length === 0 && isDone(row))) {
      return false
    }
    switch (section) {
      case 'mine':
        return isMine(row, who)
      case 'team':
        return isTeams(row, who)
      default:
        return (
          isMine(row, who) ||
          isTeams(row, who) ||
          isLedByTeam(row, who) ||
          (who === 'reviewer' && !isLimited(row))
        )
    }
  },
  startsAt: (row) => row.created_at,
  text: (row) => `${row.title}\n${row.number}`,
  words: ['mend', 'A-05', 'nothing like it'],
  parts: {
    statuses: { has: (row) => [row.status], drawn: actionStatuses },
    priorities: { has: (row) => [row.priority], drawn: actionPriorities },
    types: { has: (row) => [row.type], drawn: actionTypes },
    sources: { has: (row) => [row.source_type ?? 'none'], drawn: actionOrigins },
    isOverdue: {
      has: (row) => row.due_on < today && !isDone(row) && row.status !== 'effectiveness_review',
    },
    isMine: { has: isMine },
    isTeams: { has: isTeams },
    countries: { has: (row) => [row.country_code], drawn: ['US', 'CA'] },
    districts: { has: (row) => [row.district_code], drawn: ['PER', 'MON'] },
    businessUnits: { has: (row) => [row.business_unit_code], drawn: ['FRAC', 'WIRE'] },
    crews: { has: (row) => row.crew_codes, drawn: ['F-01', 'W-02'] },
    assets: { has: (row) => [row.asset_id], drawn: assets },
    pads: { has: (row) => row.pad_ids, drawn: ['pad-1', 'pad-2', 'pad-3'] },
    customers: { has: (row) => [row.customer_id], drawn: ['c-1', 'c-2'] },
    createdBy: { has: (row) => [row.created_by], drawn: doers.map((name) => cast[name]) },
    assignees: {
      has: ({ assignees }) => assignees.map((name) => cast[name]),
      drawn: doers.map((name) => cast[name]),
    },
    owners: { has: (row) => [row.owner_id], drawn: doers.map((name) => cast[name]) },
    verifiers: { has: (row) => [row.verifier_id], drawn: doers.map((name) => cast[name]) },
  },
  orders: {
    due: (row) => row.due_on,
    number: (row) => row.number,
    title: (row) => row.title,
    status: (row) => actionStatuses.indexOf(row.status),
    priority: (row) => actionPriorities.indexOf(row.priority),
    created: (row) => row.created_at.getTime(),
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.actions.list(asked as Listed))
    return { ...page, data: data.map(({ actionId: id }) => ({ id })) }
  },
  open: (client, actionId) => client.actions.get({ actionId }),
  workbook: async (client, asked) => contentOf(await client.actions.excel(asked as Listed)),
}
