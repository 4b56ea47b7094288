import { choices } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'
import { entryParts } from '../my-forms/my-forms.list.ts'

/**
 * The tabs: what waits for one's decision, what one decides or has decided on, what one has decided,
 * what was elevated, whatever one may see, and what one signs.
 */
export const reviewSections = [
  ...(['to_review', 'my_approvals', 'reviewed', 'elevated', 'all', 'signature'] as const),
] as const

/** How long ago an entry was handed in: under a day, a week, 30 days, or longer. */
export const reviewAges = ['day', 'week', 'month', 'older'] as const
/** How long ago an entry was handed in. */
export type ReviewAge = (typeof reviewAges)[number]

/** The steps that a list can be narrowed to; forms with more are rare. */
export const reviewSteps = ['1', '2', '3'] as const

/**
 * What the list of reviews is narrowed by: what My Forms is narrowed by, and who decides, which
 * step is due, how old it is, who handed it in and whom kudos thank for it. It opens with all days: what waits does not go away (decision
 * 0073).
 */
export const reviewFormsFilter = defineFilter(
  {
    ...entryParts,
    reviewers: choices('reviewers', 'selectedReviewers', 'reviewerIds'),
    steps: choices('steps', 'selectedSteps', 'steps'),
    ages: choices('ages', 'selectedAges', 'ages'),
    submitters: choices('submitters', 'selectedSubmitters', 'submitterIds'),
    thanked: choices('thanked', 'selectedThanked', 'thankedIds'),
  },
  { call: ['startDate', 'endDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of entries that were handed in, for those who decide on them. */
export const reviewFormsList = defineList({
  name: 'reviewform',
  sections: reviewSections,
  orders: { submitted: 'desc', form_name: 'asc', form_status: 'asc', score: 'asc' },
  filter: reviewFormsFilter,
  emptyText: 'No forms found.',
  noAccess: 'review_forms',
  follows: 'my_form',
})
