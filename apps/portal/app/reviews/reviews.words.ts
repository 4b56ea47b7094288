import type { OrderOf, reviewFormsList, ReviewAge, SectionOf } from '@holdpoint/api'

/** The words of the list of reviews. */
export const words = {
  title: 'Reviews',
  records: ['form', 'forms'],
  search: 'Search by form or number',
  show: 'Show forms',
  only: 'Only forms that are',
  more: 'More',
  open: 'Open',
  actions: 'Actions',
  versions: 'Versions',
  access: 'Access',
  columns: {
    form: 'Form',
    status: 'Status',
    score: 'Score',
    submitter: 'Submitted by',
    place: 'Pad, crew',
    submitted: 'Submitted',
  },
  limited: 'Limited access',
  handedBack: 'Handed back',
  waitsForYou: 'Waits for you',
  signs: 'Sign',
  whyTicks:
    'A tick has only what waits for you, where its form allows approving several at once, nothing critical failed, and it is neither handed back nor your own.',
  people: { searchBy: 'Search people by name', find: 'Find people' },
} as const

export const tabNames = {
  to_review: 'To review',
  my_approvals: 'My approvals',
  reviewed: 'Reviewed',
  elevated: 'Elevated',
  all: 'All',
  signature: 'Signature',
} as const satisfies Record<SectionOf<typeof reviewFormsList>, string>

export const sortNames = {
  submitted: 'Submitted',
  form_name: 'Form',
  form_status: 'Status',
  score: 'Score',
} as const satisfies Record<OrderOf<typeof reviewFormsList>, string>

export const ageNames = {
  day: 'Under a day',
  week: '1 to 7 days',
  month: '7 to 30 days',
  older: 'Over 30 days',
} as const satisfies Record<ReviewAge, string>

export const stepNames = { 1: 'Step 1', 2: 'Step 2', 3: 'Step 3' } as const

/** Whom an entry waits for: the first one by name, and at which step where there are several. */
export function waitsFor(name: string, others: number, step: string): string {
  const who = others === 0 ? name : `${name} and ${others} more`
  return step === '' ? `Waits for ${who}` : `${step}: ${who}`
}

export const stepOf = (number: number, count: number) =>
  count === 1 ? '' : `Step ${number} of ${count}`

export const decided = { approve: 'You approved', reject: 'You rejected' } as const
