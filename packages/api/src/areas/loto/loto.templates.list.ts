import { choices, flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'
import { quickDaysOf } from '../../vocabulary/date-window.ts'

/** The tabs: what lockouts are made from, what is on its way, what is not used any more. */
export const lotoTemplateSections = ['approved', 'drafts', 'retired'] as const

/** What templates are narrowed by (decision 0107); the days are those of the last change. */
export const lotoTemplateFilter = defineFilter(
  {
    categories: choices('equipmentCategory', 'selectedEquipmentCategory', 'equipmentCategory'),
    assets: choices('assetIds', 'selectedAssets', 'assetIds'),
    energies: choices('energyTypes', 'selectedEnergyTypes', 'energyTypes'),
    isInspectionDue: flag('inspectionDue', 'inspectionDueSelected', 'inspectionDue'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of templates; it opens by code. */
export const lotoTemplateList = defineList({
  name: 'lototemplate',
  sections: lotoTemplateSections,
  orders: { code: 'asc', title: 'asc', equipment: 'asc', inspection: 'asc' },
  filter: lotoTemplateFilter,
  emptyText: 'No lockout templates found.',
  noAccess: 'loto',
  quickDays: quickDaysOf('loto'),
  follows: 'loto_template',
})
