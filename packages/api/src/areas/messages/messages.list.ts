import { choices, flag, places } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: what is for the person now; what was sent, drafted and ended, by right. */
export const messageSections = ['inbox', 'sent', 'drafts', 'ended'] as const

/** What the message center is narrowed by (decision 0075); the days are those of the start. */
export const messagesFilter = defineFilter(
  {
    categories: choices('categories', 'selectedCategory', 'categories'),
    priorities: choices('priority', 'selectedPriority', 'priority'),
    isUnread: flag('unread', 'unreadSelected', 'unread'),
    countries: places('countries', 'selectedCountry', 'countryIds'),
    districts: choices('districts', 'selectedDistrict', 'districtIds'),
    businessUnits: choices('businessUnits', 'selectedBusinessUnitOptions', 'businessUnitIds'),
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The message center. It opens with what was not read yet, the newest first. */
export const messagesList = defineList({
  name: 'message',
  sections: messageSections,
  orders: { unread: 'desc', starts: 'desc', title: 'asc', priority: 'desc' },
  filter: messagesFilter,
  emptyText: 'No messages found.',
  noAccess: 'messages',
  follows: 'message',
})
