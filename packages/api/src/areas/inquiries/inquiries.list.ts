import { choices, flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: one's own, what is still to be answered, all that one may read. */
export const inquirySections = ['mine', 'open', 'all'] as const

/** What inquiries are narrowed by (decision 0109); the days are those on which they were asked. */
export const inquiryFilter = defineFilter(
  {
    statuses: choices('status', 'selectedStatus', 'status'),
    categories: choices('categoryIds', 'selectedCategories', 'categoryIds'),
    priorities: choices('priority', 'selectedPriority', 'priority'),
    isTakenByMe: flag('takenByMe', 'takenByMeSelected', 'takenByMe'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of inquiries; what was asked last stands first. */
export const inquiryList = defineList({
  name: 'inquiry',
  sections: inquirySections,
  orders: { asked: 'desc', priority: 'asc', subject: 'asc', changed: 'desc' },
  filter: inquiryFilter,
  emptyText: 'No inquiries found.',
  noAccess: 'inquiry',
  follows: 'inquiry',
})
