import type { Selectable } from 'kysely'
import {
  lotoEnergies,
  lotoTemplateList,
  lotoTemplateStates,
  type CallInput,
  type CallOf,
  type LotoEnergy,
} from '@holdpoint/api'
import type { LotoTemplatesTable } from '../../src/areas/loto/loto.tables.ts'
import { cast } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeMachines } from '../place-loto.ts'
import { placeTemplate } from '../place-loto-template.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Point = { point_tag: string; device: string; energy_type: LotoEnergy }
type Row = Selectable<LotoTemplatesTable> & { points: readonly Point[] }
type Listed = CallInput<CallOf<'loto.templates'>>

const sectionOf = {
  approved: 'approved',
  draft: 'drafts',
  in_review: 'drafts',
  retired: 'retired',
  superseded: 'retired',
} as const
const categories = ['Pump', 'Blender', 'Crane']
/** Machines, with the category of each. */
const machines: Readonly<Record<string, string>> = {
  ...{ 'pump-6': 'Pump', 'pump-7': 'Pump', 'crane-1': 'Crane' },
}

/** The list of lockout templates, as going through all of them one by one finds it. */
export const lotoTemplatesWitness: Witness<typeof lotoTemplateList, Row> = {
  list: lotoTemplateList,
  // One makes lockouts, one approves templates, one keeps them.
  people: ['employee', 'manager', 'admin'],
  async seed(world, random) {
    await makeGroup(world, 'g-lockouts', ['create_loto'], ['employee'])
    await makeGroup(world, 'g-authorized', ['authorize_loto'], ['manager'])
    await makeGroup(world, 'g-keepers', ['manage_loto_templates'], ['admin'])
    await placeMachines(world)
    const points = new Map<string, readonly Point[]>()
    for (let index = 0; index < 90; index += 1) {
      const id = `t-${String(index).padStart(3, '0')}`
      const status = random.pick([...lotoTemplateStates, 'approved'] as const)
      const said = random.sample(lotoEnergies, random.int(0, 3)).map((energy_type, place) => ({
        ...{ energy_type, point_tag: `X-${place + 1}` },
        device: random.pick(['Battery disconnect', 'Plug valve', 'Fuse']),
      }))
      points.set(id, said)
      const dues = ['2026-01-12', '2026-03-05', '2026-03-06', '2027-01-01']
      await placeTemplate(
        world,
        id,
        {
          status,
          title: random.pick(['Change a valve', 'Enter the tub', 'Clean the belt']),
          code: status === 'draft' ? '' : `LOTO-${random.pick(['FP', 'BL'])}-${index}`,
          equipment_category: random.pick(categories),
          asset_ids: random.sample(['pump-6', 'pump-7'], random.int(0, 2)),
          ...(status === 'approved' ? { inspection_due: random.pick(dues) } : {}),
          updated_at: random.pick(
            ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05'].map(
              (day) => new Date(`${day}T12:00:00Z`),
            ),
          ),
          author_id: random.pick([cast.employee, cast.manager]),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
        said,
      )
    }
    const rows = await world.database.kysely.selectFrom('loto_templates').selectAll().execute()
    return rows.map((row) => ({ ...row, points: points.get(row.id) ?? [] }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies: (row, section, who) =>
    row.deleted_at === null &&
    sectionOf[row.status] === section &&
    (section !== 'drafts' || who !== 'employee'),
  startsAt: (row) => row.updated_at,
  text: (row) =>
    [
      ...[row.title, row.number, row.code],
      ...row.points.flatMap(({ point_tag, device }) => [point_tag, device]),
    ].join('\n'),
  words: ['valve', 'X-2', 'loto-fp', 'ltt-26-t-01', 'fuse', 'nothing like it'],
  parts: {
    categories: { has: (row) => [row.equipment_category], drawn: categories },
    assets: {
      // A template that names no machine is for all of its category.
      has: ({ asset_ids: ids, equipment_category: category }) =>
        Object.keys(machines).filter(
          (id) => machines[id] === category && (ids.length === 0 || ids.includes(id)),
        ),
      drawn: Object.keys(machines),
    },
    energies: {
      has: (row) => row.points.map(({ energy_type }) => energy_type),
      drawn: lotoEnergies,
    },
    isInspectionDue: {
      has: (row) => row.inspection_due !== null && String(row.inspection_due) <= '2026-03-05',
    },
  },
  orders: {
    code: (row) => row.code,
    title: (row) => row.title,
    equipment: (row) => row.equipment_category,
    inspection: (row) => row.inspection_due ?? '',
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.loto.templates(asked as Listed))
    return { ...page, data: data.map(({ templateId: id }) => ({ id })) }
  },
  open: (client, templateId) => client.loto.template({ templateId }),
}
