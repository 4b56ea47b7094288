import type { Selectable } from 'kysely'
import {
  jsaList,
  jsaShifts,
  jsaStates,
  signedShares,
  type CallInput,
  type CallOf,
  type SignedShare,
} from '@holdpoint/api'
import type { JsasTable } from '../../src/areas/jsa/jsa.tables.ts'
import { cast, castFullName, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeJsa, signedAs } from '../place-jsa.ts'
import { placeShare } from '../place-share.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Left = 'before its end' | 'with the job'
type Line = { who: CastName | null; signed: number | null; left: Left | null }
type Hazard = { title: string; risk: readonly [likelihood: number, severity: number] | null }
type Row = Selectable<JsasTable> & {
  crew: readonly Line[]
  hazards: readonly Hazard[]
  sharedWith: CastName | null
}
type Listed = CallInput<CallOf<'jsa.list'>>

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const crewed = ['employee', 'colleague', 'manager', 'foreman', 'reviewer', 'admin'] as const
/** Who reports to the manager, the foreman through the admin; and a crew of two. */
const teams: Readonly<Record<string, readonly CastName[]>> = {
  employee: ['employee', 'colleague'],
  manager: ['colleague', 'admin', 'foreman'],
}
const leftAt = '2026-03-05T14:00:00Z'
/** When the tests begin. */
const begun = new Date('2026-03-05T15:00:00Z')
const days = ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05']

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

const none = { crew: [], hazards: [], sharedWith: null }

const isMine = (row: Row, who: CastName) =>
  row.author_id === cast[who] ||
  row.supervisor_id === cast[who] ||
  row.crew.some((line) => line.who === who)
const isTeams = (row: Row, who: CastName) =>
  (teams[who] ?? []).some((one) => [row.author_id, row.supervisor_id].includes(cast[one]))

/** Who counts, and who of them has signed: told once more, in other words than the SQL's. */
function shareOf({ crew, revision, expires_at }: Row): { percent: number; share: SignedShare } {
  // Whoever left with the job was there to its end; what has no time has no end.
  const hasGone = ({ left }: Line) => left === 'before its end' || (left !== null && !expires_at)
  const counted = crew.filter((line) => !hasGone(line) || line.signed !== null)
  const signed = counted.filter((line) => hasGone(line) || line.signed === revision)
  const [all, some] = [counted.length, signed.length]
  const share = some === 0 ? 'none' : some === all ? 'all' : 'some'
  return { percent: all === 0 ? 0 : Math.floor((some * 100) / all), share }
}
/** Not signed on to while the job runs, or to be approved by somebody who wrote nothing of it. */
function isWaiting(row: Row, who: CastName): boolean {
  const isUnsigned = ({ who: one, left, signed }: Line) =>
    one === who && left === null && signed !== row.revision
  if (row.status === 'active') {
    return row.expires_at !== null && row.expires_at > begun && row.crew.some(isUnsigned)
  }
  const writers = [row.author_id, row.submitted_by, ...row.hazard_writers]
  const isSevere = [15, 16].includes(Math.floor(worstOf(row) / 10))
  const isTheirs = row.supervisor_id === cast[who] && !isSevere
  return (
    row.status === 'awaiting_approval' &&
    !writers.includes(cast[who]) &&
    (isTheirs || who === 'reviewer')
  )
}

const worstOf = ({ hazards }: Row) =>
  Math.max(0, ...hazards.map(({ risk }) => (risk === null ? 0 : risk[0] * risk[1] * 10 + risk[1])))

/** The list of analyses, as going through all of them one by one finds it. */
export const jsaListWitness: Witness<typeof jsaList, Row> = {
  list: jsaList,
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
    await makeGroup(world, 'g-all', ['access_all_jsa', 'edit_all_jsa'], ['reviewer'])
    const place = { district_code: 'PER', business_unit_code: 'FRAC' }
    await kysely
      .insertInto('crews')
      .values({ ...place, code: 'W-02', name: 'W-02 Blue', colour: 'Blue' })
      .execute()
    await kysely
      .insertInto('pads')
      .values({ id: 'pad-2', name: 'Rim 4', number: '4', district_code: 'PER', customer_id: 'c-1' })
      .execute()
    const besides = new Map<string, Pick<Row, 'crew' | 'hazards' | 'sharedWith'>>()
    for (let index = 0; index < 90; index += 1) {
      const id = `j-${String(index).padStart(3, '0')}`
      const status = random.pick(jsaStates)
      const isWhole = status !== 'draft' || random.chance(0.5)
      const hazards = Array.from({ length: random.int(0, 3) }, () => ({
        title: random.pick(['Load swings', 'Acid splashes', 'Truck reverses']),
        risk: random.chance(0.2) ? null : ([random.int(1, 5), random.int(1, 5)] as const),
      }))
      const crew = random.sample(crewed, random.int(0, 3)).map((who) => ({
        who: random.chance(0.2) ? null : who,
        signed: random.pick([null, 1, 2]),
        left: random.pick([null, null, null, 'before its end', 'with the job'] as const),
      }))
      const sharedWith = random.chance(0.15) ? random.pick(people) : null
      besides.set(id, { crew, hazards, sharedWith })
      const startsAt = new Date(`${random.pick(days)}T12:00:00Z`)
      // Some jobs go on.
      const endsAt = minutesAfter(startsAt, status === 'active' ? 600 : 60)
      await placeJsa(world, id, {
        columns: {
          ...{ status, title: random.pick(['Rig up', 'Pump stage 4', 'Swap the cable']) },
          shift: random.pick(jsaShifts),
          starts_at: isWhole ? startsAt : null,
          expires_at: isWhole ? endsAt : null,
          crew_code: random.pick(['F-01', 'W-02', null]),
          pad_id: random.pick(['pad-1', 'pad-2', null]),
          author_id: cast[random.pick(crewed)],
          supervisor_id: isWhole ? cast[random.pick(crewed)] : null,
          submitted_by: random.pick([null, cast[random.pick(crewed)]]),
          hazard_writers: random.sample(crewed, random.int(0, 2)).map((name) => cast[name]),
          closed_at: status === 'closed' ? leftAt : null,
          is_star: random.chance(0.3),
          revision: random.int(1, 2),
          created_at: new Date(`${random.pick(days)}T11:00:00Z`),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
        hazards: hazards.map(({ title, risk }) => ({
          title,
          ...{ residual_likelihood: risk?.[0] ?? null, residual_severity: risk?.[1] ?? null },
        })),
        crew: crew.map(({ who, signed, left }, place) => ({
          ...(who === null ? { name: `Visitor ${place}` } : { person_id: cast[who] }),
          ...(signed === null ? {} : signedAs(castFullName(who ?? 'employee'), signed)),
          left_at:
            left === 'before its end'
              ? minutesAfter(startsAt, 30)
              : left && (status === 'active' ? endsAt : leftAt),
        })),
      })
      if (sharedWith !== null) {
        await placeShare(world, { type: 'jsa', id, personId: cast[sharedWith] })
      }
    }
    const rows = await kysely.selectFrom('jsas').selectAll().execute()
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
      case 'team':
        return isTeams(row, who)
      default:
        return isMine(row, who) || isTeams(row, who) || row.sharedWith === who || who === 'reviewer'
    }
  },
  startsAt: (row) => row.starts_at ?? row.created_at,
  text: (row) => [row.title, row.number, ...row.hazards.map(({ title }) => title)].join('\n'),
  words: ['rig', 'ACID', 'j-05', 'nothing like it'],
  parts: {
    statuses: { has: (row) => [row.status], drawn: jsaStates },
    shifts: { has: (row) => [row.shift], drawn: jsaShifts },
    signedShares: { has: (row) => [shareOf(row).share], drawn: signedShares },
    crews: { has: (row) => [row.crew_code], drawn: ['F-01', 'W-02'] },
    crewColors: {
      has: (row) => [{ 'F-01': 'red', 'W-02': 'Blue' }[row.crew_code ?? ''] ?? null],
      drawn: ['red', 'Blue'],
    },
    pads: { has: (row) => [row.pad_id], drawn: ['pad-1', 'pad-2'] },
    supervisors: { has: (row) => [row.supervisor_id], drawn: crewed.map((name) => cast[name]) },
    people: {
      has: (row) => crewed.filter((who) => isMine(row, who)).map((name) => cast[name]),
      drawn: crewed.map((name) => cast[name]),
    },
    isMine: { has: isMine },
    isTeams: { has: isTeams },
    isStar: { has: (row) => row.is_star },
    isWaiting: { has: isWaiting },
  },
  orders: {
    start: (row) => (row.starts_at ?? row.created_at).getTime(),
    number: (row) => row.number,
    title: (row) => row.title,
    signed: (row) => shareOf(row).percent,
    risk: worstOf,
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.jsa.list(asked as Listed))
    return { ...page, data: data.map(({ jsaId: id }) => ({ id })) }
  },
  open: (client, jsaId) => client.jsa.get({ jsaId }),
  workbook: async (client, asked) => contentOf(await client.jsa.excel(asked as Listed)),
}
