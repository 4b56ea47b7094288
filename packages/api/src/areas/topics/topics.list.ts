import { choices, flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/** The tabs: what is published, one's own drafts, what is put away. */
export const topicSections = ['published', 'drafts', 'archived'] as const

/**
 * What the list of topics is narrowed by; all of it is ours (decision 0074). It opens with all days:
 * a topic does not go away because nobody has asked for a month.
 */
export const topicsFilter = defineFilter(
  {
    categories: choices('categories', 'selectedCategories', 'categoryIds'),
    owners: choices('owners', 'selectedOwners', 'ownerIds'),
    isMine: flag('myTopics', 'myTopicsSelected', 'myTopics'),
    isUnanswered: flag('unanswered', 'unansweredSelected', 'unanswered'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of topics; it opens with what is pinned, then with what is alive. */
export const topicsList = defineList({
  name: 'topic',
  sections: topicSections,
  orders: { activity: 'desc', questions: 'desc', title: 'asc' },
  filter: topicsFilter,
  emptyText: 'No topics found.',
  noAccess: 'topics',
  follows: 'topic',
})
