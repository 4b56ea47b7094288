import type { Selectable } from 'kysely'
import { severities, sqrList, sqrPhases, type CallInput, type CallOf } from '@holdpoint/api'
import type { SqrsTable } from '../../src/areas/sqr/sqr.tables.ts'
import { cast, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeAction } from '../place-action.ts'
import { placeCategory } from '../place-category.ts'
import { placeSqr } from '../place-sqr.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<SqrsTable> & {
  items: readonly string[]
  /** Machines that are involved. */
  machines: readonly string[]
  isActing: boolean
  isHelped: boolean
}
type Listed = CallInput<CallOf<'sqr.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const tied = ['employee', 'colleague', 'manager', 'foreman', 'reviewer', 'admin'] as const
/** Who reports to the manager, the foreman through the admin; and a crew of two. */
const teams: Readonly<Record<string, readonly CastName[]>> = {
  employee: ['employee', 'colleague'],
  manager: ['colleague', 'admin', 'foreman'],
}
const days = ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05']
const asked = '2026-03-05T15:00:00Z'

const tiedTo = (row: Row) => [row.reporter_id, row.owner_id, ...row.team_ids]
const isMine = (row: Row, who: CastName) => tiedTo(row).includes(cast[who])
/** The manager verifies and approves, the reviewer approves and is of quality. */
function isWaiting(row: Row, who: CastName): boolean {
  const isInvestigators = [row.owner_id, ...row.team_ids].includes(cast[who])
  const isOutside = !isInvestigators && !row.investigator_ids.includes(cast[who])
  const decides =
    isOutside && (who === 'reviewer' || (who === 'manager' && row.severity !== 'level_3'))
  switch (row.status) {
    case 'open':
    case 'investigating':
      return isInvestigators
    case 'verifying':
      return who === 'manager' && isOutside
    case 'approval':
      return decides
    case 'monitoring':
      return row.ncr_step === 'open'
        ? isInvestigators
        : !row.isActing && (hasHelp(row) ? decides : isInvestigators)
    default:
      return false
  }
}
/** Something was done: one of its actions, or of what is not serious about its non-conformance. */
const hasHelp = ({ isHelped, severity, ncr_step }: Row) =>
  isHelped || (ncr_step !== null && severity !== 'level_2' && severity !== 'level_3')
const isTeams = (row: Row, who: CastName) =>
  (teams[who] ?? []).some((one) => tiedTo(row).includes(cast[one]))

/** The list of reports, as going through all of them one by one finds it. */
export const sqrListWitness: Witness<typeof sqrList, Row> = {
  list: sqrList,
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
    await makeGroup(world, 'g-all', ['approve_sqr', 'edit_all_sqr'], ['reviewer'])
    await makeGroup(world, 'g-verify', ['approve_sqr', 'verify_sqr_parts'], ['manager'])
    await kysely.insertInto('business_units').values({ code: 'WL', name: 'Wireline' }).execute()
    await kysely
      .insertInto('districts')
      .values({ code: 'EGF', name: 'Eagle Ford', country_code: 'US' })
      .execute()
    await kysely
      .insertInto('crews')
      .values({
        ...{ code: 'W-02', name: 'W-02 Blue', colour: 'Blue' },
        ...{ district_code: 'PER', business_unit_code: 'WL' },
      })
      .execute()
    await kysely.insertInto('customers').values({ id: 'c-2', name: 'Customer Two' }).execute()
    await kysely
      .insertInto('pads')
      .values({ id: 'pad-2', name: 'Rim 4', number: '4', district_code: 'PER', customer_id: 'c-1' })
      .execute()
    for (const id of ['quality', 'equipment']) {
      await placeCategory(world, id, 'classification')
    }
    for (const id of ['misrun', 'deviation']) {
      await placeCategory(world, id, 'type')
    }
    const items = new Map<string, readonly string[]>()
    const machines = new Map<string, readonly string[]>()
    const acting = new Set<string>()
    const helped = new Set<string>()
    for (let index = 0; index < 90; index += 1) {
      const id = `q-${String(index).padStart(3, '0')}`
      const status = random.pick(sqrPhases)
      const isWhole = status !== 'draft' || random.chance(0.5)
      const startsAt = new Date(`${random.pick(days)}T12:00:00Z`)
      const parts = random.sample(['SEAL-9', 'VALVE-3', 'GUN-1'], random.int(0, 2))
      items.set(id, parts)
      const involved = random.sample(['pump-6', 'pump-7'], random.int(0, 2))
      machines.set(id, involved)
      await placeSqr(world, id, {
        columns: {
          ...{ status, title: random.pick(['Screen-out', 'Misfire in run 2', 'Iron washed']) },
          starts_at: isWhole ? startsAt : null,
          ends_at: isWhole
            ? new Date(startsAt.getTime() + random.pick([0, 900_000, 9_000_000]))
            : null,
          classification_id: random.pick(['quality', 'equipment', null]),
          type_id: random.pick(['misrun', 'deviation', null]),
          business_unit: isWhole ? random.pick(['FRAC', 'WL']) : null,
          crew_id: random.pick(['F-01', 'W-02', null]),
          district_id: random.pick(['PER', 'EGF', null]),
          customer_id: random.pick(['c-1', 'c-2', null]),
          pad_id: random.pick(['pad-1', 'pad-2', null]),
          ...{ well: random.pick(['', '3H', '5H']), job_ticket: random.pick(['', 'T-4411']) },
          vendor: random.pick(['', 'Larkspur Valves']),
          severity: random.pick(severities),
          reporter_id: cast[random.pick(tied)],
          owner_id: random.chance(0.3) ? null : cast[random.pick(tied)],
          team_ids: random.sample(tied, random.int(0, 2)).map((who) => cast[who]),
          due_at: status === 'draft' ? null : `${random.pick(days)}T14:00:00Z`,
          is_recordable: random.chance(0.3),
          ncr_step: random.pick(['open', 'closed', null]),
          investigator_ids: random.sample(tied, random.int(0, 1)).map((who) => cast[who]),
          created_at: new Date(`${random.pick(days)}T11:00:00Z`),
          updated_at: new Date(`${random.pick(days)}T13:00:00Z`),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
        lines: {
          parts: parts.map((itemNumber) => ({ content: { itemNumber } })),
          equipments: involved.map((assetId) => ({ content: { assetId } })),
        },
      })
      if (random.chance(0.3)) {
        acting.add(id)
        await placeAction(world, `of-${id}`, { columns: { source_type: 'sqr', source_id: id } })
      }
      const done = random.pick(['closed', 'cancelled', null] as const)
      if (done !== null) {
        const columns = { source_type: 'sqr', source_id: id, status: done } as const
        await placeAction(world, `${done}-of-${id}`, { columns })
      }
      if (done === 'closed') {
        helped.add(id)
      }
    }
    const rows = await kysely.selectFrom('sqrs').selectAll().execute()
    return rows.map((row) => ({
      ...{ ...row, items: items.get(row.id) ?? [], isActing: acting.has(row.id) },
      ...{ isHelped: helped.has(row.id), machines: machines.get(row.id) ?? [] },
    }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies(row, section, who) {
    if (row.deleted_at !== null) {
      return false
    }
    switch (section) {
      case 'mine':
        return isMine(row, who)
      case 'team':
        return isTeams(row, who)
      default:
        return isMine(row, who) || isTeams(row, who) || who !== 'employee'
    }
  },
  startsAt: (row) => row.starts_at ?? row.created_at,
  text: (row) =>
    [row.number, row.title, row.well, row.job_ticket, row.vendor, ...row.items].join('\n'),
  words: ['screen', 'MISFIRE', 'q-05', '3h', 't-44', 'larkspur', 'valve-3', 'nothing like it'],
  parts: {
    phases: { has: (row) => [row.status], drawn: sqrPhases },
    severities: { has: (row) => [row.severity], drawn: severities },
    classifications: { has: (row) => [row.classification_id], drawn: ['quality', 'equipment'] },
    types: { has: (row) => [row.type_id], drawn: ['misrun', 'deviation'] },
    districts: { has: (row) => [row.district_id], drawn: ['PER', 'EGF'] },
    businessUnits: { has: (row) => [row.business_unit], drawn: ['FRAC', 'WL'] },
    crews: { has: (row) => [row.crew_id], drawn: ['F-01', 'W-02'] },
    customers: { has: (row) => [row.customer_id], drawn: ['c-1', 'c-2'] },
    pads: { has: (row) => [row.pad_id], drawn: ['pad-1', 'pad-2'] },
    assets: { has: (row) => row.machines, drawn: ['pump-6', 'pump-7'] },
    owners: { has: (row) => [row.owner_id], drawn: tied.map((name) => cast[name]) },
    isWaiting: { has: isWaiting },
    isOverdue: {
      has: ({ status, due_at: dueAt }) =>
        ['open', 'investigating', 'verifying'].includes(status) &&
        dueAt !== null &&
        dueAt < new Date(asked),
    },
    isRecordable: { has: (row) => row.is_recordable },
    hasNcr: { has: (row) => row.ncr_step !== null },
  },
  orders: {
    start: (row) => (row.starts_at ?? row.created_at).getTime(),
    number: (row) => row.number,
    title: (row) => row.title,
    severity: (row) => severities.indexOf(row.severity),
    lost: (row) => row.hours ?? 0,
    changed: (row) => row.updated_at.getTime(),
  },
  ask: async (client, toAsk) => {
    const { data, ...page } = contentOf(await client.sqr.list(toAsk as Listed))
    return { ...page, data: data.map(({ sqrId: id }) => ({ id })) }
  },
  open: (client, sqrId) => client.sqr.information({ sqrId }),
  workbook: async (client, toAsk) => contentOf(await client.sqr.excel(toAsk as Listed)),
}
