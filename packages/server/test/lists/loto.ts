import type { Selectable } from 'kysely'
import {
  lotoList,
  lotoLiveStates,
  lotoStates,
  type CallInput,
  type CallOf,
  type LotoRole,
} from '@holdpoint/api'
import type { LotosTable } from '../../src/areas/loto/loto.tables.ts'
import { cast, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeTemplate } from '../place-loto-template.ts'
import { lockedOn, lockedWith, placeLoto } from '../place-loto.ts'
import { placeShare } from '../place-share.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Line = { who: CastName; role: LotoRole; lock: string | null; since: string }
type Row = Selectable<LotosTable> & {
  people: readonly Line[]
  /** The lock of its one point. */
  lock: { number: string; since: string; who: CastName } | null
  sharedWith: CastName | null
}
type Listed = CallInput<CallOf<'loto.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const tied = ['employee', 'colleague', 'manager', 'foreman', 'reviewer', 'admin'] as const
/** Who reports to the manager, the foreman through the admin; and a crew of two. */
const teams: Readonly<Record<string, readonly CastName[]>> = {
  employee: ['employee', 'colleague'],
  manager: ['colleague', 'admin', 'foreman'],
}
const days = ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05']
const machines = { 'pump-6': 'PMP-06 Pump 6', 'pump-7': 'PMP-07 Pump 7' }
const templates = { t1: 'LOTO-t1', t2: 'LOTO-t1', t3: 'LOTO-t3' }
const long = '2026-03-04T12:00:00Z'
const fresh = '2026-03-05T13:00:00Z'

const isOver = ({ status }: Row) => ['restored', 'closed', 'cancelled'].includes(status)
const isLive = ({ status }: Row) => (lotoLiveStates as readonly string[]).includes(status)
const tiedTo = (row: Row) => [
  ...[row.author_id, row.primary_id, row.offered_to],
  ...row.people.map(({ who }) => cast[who]),
  ...(row.lock === null ? [] : [cast[row.lock.who]]),
]
const none = { people: [], lock: null, sharedWith: null }
const isMine = (row: Row, who: CastName) => tiedTo(row).includes(cast[who])
const isTeams = (row: Row, who: CastName) =>
  (teams[who] ?? []).some((one) => tiedTo(row).includes(cast[one]))
const isReadable = (row: Row, who: CastName) =>
  isMine(row, who) || isTeams(row, who) || row.sharedWith === who || who === 'reviewer'

/** Every lock that is on: told once more, in other words than the SQL's. */
const locksOf = (row: Row) => [
  ...(row.lock === null ? [] : [{ ...row.lock, isPoints: true }]),
  ...row.people.flatMap(({ lock, since, who }) =>
    lock === null ? [] : [{ number: lock, since, who, isPoints: false }],
  ),
]

function isWaiting(row: Row, who: CastName): boolean {
  const line = row.people.find((one) => one.who === who)
  const unsigned = line !== undefined && line.lock === null
  const isToLock = row.status === 'verified' || row.status === 'work_active'
  const locks = locksOf(row).filter((lock) => lock.who === who)
  return (
    row.offered_to === cast[who] ||
    (unsigned &&
      (line.role === 'authorized' ? isToLock : row.status !== 'draft' && !isOver(row))) ||
    locks.some(({ since, isPoints }) => {
      return since === long || (isPoints && row.status === 'ready_to_restore')
    })
  )
}

/** The list of lockouts, as going through all of them one by one finds it. */
export const lotoListWitness: Witness<typeof lotoList, Row> = {
  list: lotoList,
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
    await makeGroup(world, 'g-all', ['access_all_loto'], ['reviewer'])
    await kysely
      .insertInto('pads')
      .values({ id: 'pad-2', name: 'Rim 4', number: '4', district_code: 'PER', customer_id: 'c-1' })
      .execute()
    await placeTemplate(world, 't1')
    await placeTemplate(world, 't2', {
      ...{ family_id: 't1', revision: 2, code: 'LOTO-t1', status: 'superseded' },
    })
    await placeTemplate(world, 't3')
    const besides = new Map<string, Pick<Row, 'people' | 'lock' | 'sharedWith'>>()
    for (let index = 0; index < 90; index += 1) {
      const id = `l-${String(index).padStart(3, '0')}`
      const status = random.pick(lotoStates)
      const isWhole = status !== 'draft' || random.chance(0.5)
      const lines = random.sample(tied, random.int(0, 3)).map((who, place) => ({
        ...{ who, role: random.pick(['authorized', 'affected', 'other'] as const) },
        lock: random.chance(0.4) ? `${index}-P${place}` : null,
        since: random.pick([long, fresh]),
      }))
      const lock = random.chance(0.5)
        ? { number: `${index}-X`, since: random.pick([long, fresh]), who: random.pick(tied) }
        : null
      const sharedWith = random.chance(0.15) ? random.pick(people) : null
      besides.set(id, { people: lines, lock, sharedWith })
      const offered = random.chance(0.15)
        ? {
            ...{ offered_to: cast[random.pick(tied)], offered_by: cast.foreman },
            offered_at: '2026-03-05T12:00:00Z',
          }
        : {}
      await placeLoto(world, id, {
        columns: {
          ...{ status, title: random.pick(['Change the valves', 'Belt', 'Swap the cable']) },
          ...{ equipment_category: random.pick(['Pump', 'Blender']), ...offered },
          template_id: random.pick(['t1', 't2', 't3']),
          asset_id: isWhole ? random.pick(['pump-6', 'pump-7']) : null,
          pad_id: random.pick(['pad-1', 'pad-2', null]),
          author_id: cast[random.pick(tied)],
          primary_id: isWhole ? cast[random.pick(tied)] : null,
          planned_start: isWhole ? `${random.pick(days)}T12:00:00Z` : null,
          planned_end: null,
          created_at: `${random.pick(days)}T11:00:00Z`,
          deleted_at: random.chance(0.1) ? '2026-02-20T12:00:00Z' : null,
        },
        points: [
          lock === null
            ? {}
            : lockedWith(lock.number, { locked_at: lock.since, holder_id: cast[lock.who] }),
        ],
        people: lines.map(({ who, role, lock: number, since }) => ({
          ...(number === null ? { person_id: cast[who] } : lockedOn(cast[who], number, since)),
          role,
        })),
      })
      if (sharedWith !== null) {
        await placeShare(world, { type: 'loto', id, personId: cast[sharedWith] })
      }
    }
    const rows = await kysely.selectFrom('lotos').selectAll().execute()
    return rows.map((row) => ({ ...row, ...(besides.get(row.id) ?? none) }))
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
      case 'live':
        return isLive(row) && isReadable(row, who)
      default:
        return isReadable(row, who)
    }
  },
  startsAt: (row) => row.planned_start ?? row.created_at,
  text: (row) =>
    [
      ...[row.title, row.number, templates[row.template_id as keyof typeof templates]],
      machines[row.asset_id as keyof typeof machines],
      ...locksOf(row).map(({ number }) => number),
    ].join('\n'),
  words: ['valve', 'pump 6', 'pmp-07', 'loto-T3', '7-x', 'nothing like it'],
  parts: {
    statuses: { has: (row) => [row.status], drawn: lotoStates },
    categories: { has: (row) => [row.equipment_category], drawn: ['Pump', 'Blender'] },
    assets: { has: (row) => [row.asset_id], drawn: Object.keys(machines) },
    pads: { has: (row) => [row.pad_id], drawn: ['pad-1', 'pad-2'] },
    primaries: { has: (row) => [row.primary_id], drawn: tied.map((name) => cast[name]) },
    people: { has: tiedTo, drawn: tied.map((name) => cast[name]) },
    templates: {
      // Whichever revision is chosen, all of its family count.
      has: (row) => (row.template_id === 't3' ? ['t3'] : ['t1', 't2']),
      drawn: ['t1', 't2', 't3'],
    },
    isWaiting: { has: isWaiting },
    isLong: { has: (row) => locksOf(row).some(({ since }) => since === long) },
  },
  orders: {
    start: (row) => (row.planned_start ?? row.created_at).getTime(),
    number: (row) => row.number,
    title: (row) => row.title,
    equipment: (row) => machines[row.asset_id as keyof typeof machines] ?? '',
    locks: (row) => locksOf(row).length,
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.loto.list(asked as Listed))
    return { ...page, data: data.map(({ lotoId: id }) => ({ id })) }
  },
  open: (client, lotoId) => client.loto.information({ lotoId }),
  workbook: async (client, asked) => contentOf(await client.loto.excel(asked as Listed)),
}
