import { flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: what the fill menu shows, and what it does not show any more. */
export const formTypeSections = ['active', 'inactive'] as const

/** What form types are narrowed by (decision 0108); the days are those of the last change. */
export const formTypeFilter = defineFilter(
  {
    isMine: flag('myFormTypes', 'myFormTypesSelected', 'myFormTypes'),
    isEmpty: flag('withoutForms', 'withoutFormsSelected', 'withoutForms'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of form types; it opens as the fill menu sorts them (spec 1). */
export const formTypeList = defineList({
  name: 'formtype',
  sections: formTypeSections,
  orders: { sort: 'asc', name: 'asc', forms: 'desc', changed: 'desc' },
  filter: formTypeFilter,
  emptyText: 'No record available',
  noAccess: 'form-type',
  follows: null,
})
