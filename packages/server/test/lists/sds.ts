import {
  pictograms,
  sdsList,
  sdsStatuses,
  signalWords,
  type CallInput,
  type CallOf,
} from '@holdpoint/api'
import { json } from '../../src/db/json.ts'
import { cast, castShard, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeSheet, placeSheetRequest } from '../place-sheet.ts'
import type { Witness } from './witness.ts'

type Listed = CallInput<CallOf<'sds.list'>>
type Row = {
  id: string
  number: string
  product_name: string
  manufacturer: string
  manufacturer_id: string
  signal_word: string
  pictograms: readonly string[]
  status: string
  un_number: string
  synonyms: readonly string[]
  revision_on: string
  deleted_at: Date | null
  require_ack: boolean
  cas: string
  pads: readonly string[]
  isWaitedFor: boolean
}

const today = '2026-03-05'
const makers = ['Acid Works, Inc.', 'Basin Fluids', 'Copper & Co.']
const reviewOn = ({ revision_on: day }: Row) => `${Number(day.slice(0, 4)) + 3}${day.slice(4)}`
const isAsked = ({ status, pads, require_ack: asks }: Row) =>
  status === 'approved' && pads.includes('pad-1') && asks

/** What a sheet says is read once it is in use, and before by who sees all sheets. */
const isRead = ({ status }: Row, who: CastName) => status === 'approved' || who === 'manager'

/** The list of safety data sheets, as going through all of them one by one finds it. */
export const sdsWitness: Witness<typeof sdsList, Row> = {
  list: sdsList,
  people: ['employee', 'manager', 'admin'],
  async seed(world, random) {
    const { kysely } = world.database
    const { id: groupId } = await kysely
      .insertInto('permission_groups')
      .values({
        id: 'g-sds',
        shard_key: castShard,
        name: 'SDS',
        permission_keys: ['access_all_sds'],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await kysely
      .insertInto('permission_group_members')
      .values({ group_id: groupId, person_id: cast.manager })
      .execute()
    await kysely
      .insertInto('districts')
      .values({ code: 'MON', name: 'Montney', country_code: 'US' })
      .execute()
    await kysely
      .insertInto('pads')
      .values({
        ...{ id: 'pad-2', name: 'Far Away 1', number: '1', district_code: 'MON' },
        customer_id: 'c-1',
      })
      .execute()
    const waited = new Set<string>()
    const pads = new Map<string, readonly string[]>()
    for (let index = 0; index < 100; index += 1) {
      const id = `s-${String(index).padStart(3, '0')}`
      const status = random.pick([...sdsStatuses, 'approved', 'approved'] as const)
      if (['requested', 'received', 'reviewing'].includes(status) && random.chance(0.5)) {
        waited.add(id)
      }
      await placeSheet(world, id, {
        status,
        product_name: random.pick(['Acid', 'Biocide', 'Caustic']),
        manufacturer: random.pick(makers),
        synonyms: random.pick([['Muriatic'], []]),
        signal_word: random.pick(signalWords),
        pictograms: random.sample(pictograms, random.int(0, 3)),
        un_number: random.pick(['UN1789', 'UN1824', '']),
        ingredients: json([
          { cas: random.pick(['7647-01-0', '1310-73-2']), name: 'It', from: 1, to: 2 },
        ]),
        revision_on: random.pick(['2022-05-01', '2023-03-05', '2026-01-20', '2026-01-31']),
        require_ack: random.chance(0.5),
        ack_from: new Date('2026-02-20T12:00:00Z'),
        deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
      })
      if (waited.has(id)) {
        await placeSheetRequest(world, id, cast.employee)
      }
      const lies = random.sample(['pad-1', 'pad-2'], random.int(0, 2))
      pads.set(id, lies)
      for (const pad of lies) {
        await kysely
          .insertInto('sds_inventory')
          .values({
            ...{ shard_key: castShard, id: `${id}-${pad}`, sheet_id: id, pad_id: pad },
            ...{ quantity: 5, unit: 'gal', updated_by: cast.admin },
            updated_at: '2026-03-01T12:00:00Z',
          })
          .execute()
      }
    }
    const rows = await kysely.selectFrom('sds_sheets').selectAll().execute()
    return rows.map((row) => ({
      ...row,
      revision_on: row.revision_on ?? '',
      cas: (row.ingredients as { cas: string }[]).map(({ cas }) => cas).join(),
      pads: pads.get(row.id) ?? [],
      isWaitedFor: waited.has(row.id),
    }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies(row, section, who) {
    if (row.deleted_at !== null) {
      return false
    }
    switch (section) {
      case 'pads':
        return row.status === 'approved' && row.pads.includes('pad-1')
      case 'acknowledge':
        return isAsked(row)
      case 'approved':
        return row.status === 'approved'
      case 'requested':
        return row.isWaitedFor
      case 'review':
        return who === 'manager' && ['requested', 'received', 'reviewing'].includes(row.status)
      default:
        return who === 'manager' && row.status === 'archived'
    }
  },
  startsAt: (row) => new Date(`${row.revision_on}T12:00:00Z`),
  text: (row, who) => {
    const said = isRead(row, who) ? [row.un_number, row.cas] : []
    return [row.product_name, row.manufacturer, row.number, ...row.synonyms, ...said].join('\n')
  },
  words: ['acid', '7647', 'muri', 'un18', 'nothing like it'],
  parts: {
    pads: { has: (row) => row.pads, drawn: ['pad-1', 'pad-2'] },
    pictograms: { has: (row, who) => (isRead(row, who) ? row.pictograms : []), drawn: pictograms },
    signalWords: {
      has: (row, who) => (isRead(row, who) ? [row.signal_word] : []),
      drawn: signalWords,
    },
    manufacturers: {
      has: (row) => [row.manufacturer_id],
      drawn: ['acid-works-inc', 'basin-fluids', 'copper-co'],
    },
    isReviewDue: { has: (row) => reviewOn(row) <= today },
    isAsked: { has: isAsked },
  },
  orders: {
    product: (row) => row.product_name,
    manufacturer: (row) => row.manufacturer,
    number: (row) => row.number,
    revised: (row) => row.revision_on,
    review: reviewOn,
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.sds.list(asked as Listed))
    return { ...page, data: data.map(({ sheetId: id }) => ({ id })) }
  },
  open: (client, sheetId) => client.sds.get({ sheetId }),
}
