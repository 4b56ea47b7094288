import type { Selectable } from 'kysely'
import {
  controlLevels,
  hazardCategories,
  hazardsList,
  hazardStates,
  hazardTags,
  lossCategories,
  riskName,
  riskNames,
  type CallInput,
  type CallOf,
} from '@holdpoint/api'
import type { MasterHazardsTable } from '../../src/areas/jsa/jsa.hazards.tables.ts'
import { cast } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeHazard } from '../place-hazard.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<MasterHazardsTable> & { controls: readonly string[] }
type Listed = CallInput<CallOf<'jsa.masterHazards'>>

const words = ['Hold the tag line', 'Vent it first', 'Stand clear']
const statusOf = { active: 'active', drafts: 'draft', retired: 'retired' } as const
const rank = (likelihood: number | null, severity: number | null) =>
  likelihood === null || severity === null ? 0 : likelihood * severity * 10 + severity

/** The library of hazards, as going through all of it one by one finds it. */
export const hazardsWitness: Witness<typeof hazardsList, Row> = {
  list: hazardsList,
  // One reads for analyses, one keeps the library, one writes it.
  people: ['employee', 'manager', 'admin'],
  async seed(world, random) {
    await makeGroup(world, 'g-analyses', ['create_jsa'], ['employee'])
    await makeGroup(world, 'g-library', ['edit_own_hazards'], ['manager'])
    await makeGroup(world, 'g-writers', ['create_hazards'], ['admin'])
    const controls = new Map<string, readonly string[]>()
    for (let index = 0; index < 90; index += 1) {
      const id = `h-${String(index).padStart(3, '0')}`
      const digit = () => (random.chance(0.1) ? null : random.int(1, 5))
      const status = random.pick([...hazardStates, 'active'] as const)
      const said = random.sample(words, random.int(0, 3))
      controls.set(id, said)
      await placeHazard(
        world,
        id,
        {
          status,
          title: random.pick(['Load swings', 'Acid splashes', 'Truck reverses']),
          description: random.pick(['Somebody stands below.', 'Nobody looks back.', '']),
          category_ids: random.sample(hazardCategories, random.int(0, 3)),
          tag_ids: random.sample(hazardTags, random.int(0, 3)),
          loss_category_ids: random.sample(lossCategories, random.int(0, 2)),
          ...{ initial_likelihood: digit(), initial_severity: digit() },
          ...{ residual_likelihood: digit(), residual_severity: digit() },
          review_due:
            status === 'active'
              ? random.pick(['2026-01-12', '2026-01-25', '2026-03-05', '2027-01-01'])
              : null,
          updated_at: random.pick(
            ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05'].map(
              (day) => new Date(`${day}T12:00:00Z`),
            ),
          ),
          owner_id: random.pick([cast.employee, cast.manager]),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
        },
        said.map((text) => ({ text, level: random.pick(controlLevels) })),
      )
    }
    const rows = await world.database.kysely.selectFrom('master_hazards').selectAll().execute()
    return rows.map((row) => ({ ...row, controls: controls.get(row.id) ?? [] }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies: (row, section, who) =>
    row.deleted_at === null &&
    row.status === statusOf[section] &&
    (section !== 'drafts' || who !== 'employee'),
  startsAt: (row) => row.updated_at,
  text: (row) => [row.title, row.number, row.description, ...row.controls].join('\n'),
  words: ['acid', 'BELOW', 'tag line', 'haz-26-h-01', 'nothing like it'],
  parts: {
    categories: { has: (row) => row.category_ids, drawn: hazardCategories },
    tags: { has: (row) => row.tag_ids, drawn: hazardTags },
    lossCategories: { has: (row) => row.loss_category_ids, drawn: lossCategories },
    residualRisks: {
      has: (row) => [
        riskName(`${row.residual_likelihood ?? ''}${row.residual_severity ?? ''}`) ?? null,
      ],
      drawn: riskNames,
    },
  },
  orders: {
    title: (row) => row.title,
    initial: (row) => rank(row.initial_likelihood, row.initial_severity),
    residual: (row) => rank(row.residual_likelihood, row.residual_severity),
    review: (row) => row.review_due ?? '',
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.jsa.masterHazards(asked as Listed))
    return { ...page, data: data.map(({ masterHazardId: id }) => ({ id })) }
  },
  open: (client, masterHazardId) => client.jsa.masterHazard({ masterHazardId }),
}
