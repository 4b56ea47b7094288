import { choices, flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: forms in use (paused ones too), those that never were, those that are no more. */
export const manageFormsSections = ['inUse', 'drafts', 'archived'] as const

/** What forms are narrowed by (decision 0114); the days are those of the last change. */
export const manageFormsFilter = defineFilter(
  {
    formTypes: choices('formTypes', 'selectedFormTypeOptions', 'formTypeIds'),
    isMine: flag('myForms', 'myFormsSelected', 'myForms'),
    hasDraft: flag('unpublished', 'unpublishedSelected', 'unpublished'),
    isPaused: flag('paused', 'pausedSelected', 'paused'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of forms as those who make them see it. */
export const manageFormsList = defineList({
  name: 'form',
  sections: manageFormsSections,
  orders: { title: 'asc', type: 'asc', entries: 'desc', changed: 'desc' },
  filter: manageFormsFilter,
  emptyText: 'No forms found.',
  noAccess: 'manage-forms',
  follows: null,
})
