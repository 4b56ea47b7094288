import { reviewAges, reviewSteps, type reviewFormsList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { moment, number, text, yesNo, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import { listWords } from '../my-forms/papers/excel-words.ts'
import { myFormsWorkbook } from '../my-forms/papers/excel.ts'
import type { ReviewedRow } from './review-forms.workbook.queries.ts'

const hourMs = 3_600_000
const decisions = { done: 'Approved', refused: 'Rejected' } as const

/** The list of reviews as a workbook: the columns of My Forms, and how the review went. */
export const reviewsWorkbook: ListWorkbook<ReviewedRow, Lookups> = {
  sheet: 'Reviews',
  columns: [
    ...myFormsWorkbook.columns,
    text('Reviewer', 28, (row) => row.reviewers),
    text('Step', 24, (row) => row.step),
    text('Decision', 12, ({ decision }) => (decision === null ? '' : decisions[decision])),
    moment('Decided', (row) => row.decidedAt),
    number('Hours to review', ({ submittedAt, decidedAt }) =>
      submittedAt === null || decidedAt === null
        ? null
        : Math.max(0, Math.round(((decidedAt - submittedAt) / hourMs) * 10) / 10),
    ),
    text('Access limited', 14, (row) => yesNo(row.isLimited)),
    text('Elevated to', 24, (row) => row.elevatedTo),
    number('Versions', (row) => row.versions),
  ],
}

export const stepWords: ReadonlyMap<string, string> = new Map(
  reviewSteps.map((step) => [step, `Step ${step}`]),
)

const ages = {
  day: 'Under a day ago',
  week: '1 to 7 days ago',
  month: '7 to 30 days ago',
  older: 'Over 30 days ago',
} as const
export const ageWords: ReadonlyMap<string, string> = new Map(
  reviewAges.map((age) => [age, ages[age]]),
)

/** What the list of reviews is called, in the sheet that tells of it. */
export const reviewWords: ListWords<typeof reviewFormsList> = {
  rows: 'Reviews',
  sections: {
    to_review: 'To review',
    my_approvals: 'My approvals',
    reviewed: 'Reviewed',
    elevated: 'Elevated',
    all: 'All',
    signature: 'Signature',
  },
  orders: {
    submitted: ['day of submission', 'oldest first', 'newest first'],
    form_name: listWords.orders.form_name,
    form_status: listWords.orders.form_status,
    score: ['score', 'lowest first', 'highest first'],
  },
  day: 'Submitted',
  parts: {
    ...listWords.parts,
    reviewers: 'Reviewer',
    steps: 'Step due',
    ages: 'Submitted',
    submitters: 'Submitted by',
    thanked: 'Thanked',
  },
}
