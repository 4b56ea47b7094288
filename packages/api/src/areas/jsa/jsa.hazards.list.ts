import { choices } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'
import { quickDaysOf } from '../../vocabulary/date-window.ts'

/** The tabs: what analyses may take, what is being written, what is not taken any more. */
export const hazardSections = ['active', 'drafts', 'retired'] as const

/** What the library is narrowed by (decision 0105); its days are those of the last change. */
export const hazardsFilter = defineFilter(
  {
    categories: choices('categoryIds', 'selectedCategories', 'categoryIds'),
    tags: choices('tagIds', 'selectedTags', 'tagIds'),
    lossCategories: choices('lossCategoryIds', 'selectedLossCategories', 'lossCategoryIds'),
    residualRisks: choices('residualRisks', 'selectedResidualRisks', 'residualRisks'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The library of hazards; it opens by title. The jsa pages offer the last two days (spec 9). */
export const hazardsList = defineList({
  name: 'hazard',
  sections: hazardSections,
  orders: { title: 'asc', initial: 'desc', residual: 'desc', review: 'asc' },
  filter: hazardsFilter,
  emptyText: 'No hazards found.',
  noAccess: 'hazards',
  quickDays: quickDaysOf('jsa'),
  follows: 'master_hazard',
})
