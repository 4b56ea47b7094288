import { lotoEnergyLabels, type lotoTemplateList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { namesOfEquipment } from '../equipment/equipment.queries.ts'
import { templates } from './loto.templates.list.ts'

const byDay = ['earliest first', 'latest first'] as const
const byName = ['A to Z', 'Z to A'] as const

/** What the list of templates is called, where something tells of it. */
const templatesWords: ListWords<typeof lotoTemplateList> = {
  rows: 'Lockout templates',
  sections: { approved: 'In use', drafts: 'On their way', retired: 'Out of use' },
  orders: {
    code: ['code', ...byName],
    title: ['title', ...byName],
    equipment: ['equipment', ...byName],
    inspection: ['next inspection', ...byDay],
  },
  day: 'Changed',
  parts: {
    categories: 'Equipment category',
    assets: 'Machine',
    energies: 'Energy',
    isInspectionDue: 'Due for inspection',
  },
}

/** Tells what a saved filter of the list holds. */
export const tellFilter = filterTeller(
  templates,
  filterWords(templates, {
    words: templatesWords,
    names: () => Promise.resolve({}),
    partNames: async (db, filter, _names, { person }) => ({
      energies: new Map(Object.entries(lotoEnergyLabels)),
      assets: await namesOfEquipment(db, person.shardKey, filter.assets),
    }),
  }),
)
