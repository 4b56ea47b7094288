import { type About } from '../internals/about.ts'
import { type HpStatusBadgeElement } from './status-badge.element.tsx'

export const about: About<typeof HpStatusBadgeElement> = {
  tag: 'hp-status-badge',
  title: 'Status badge',
  line: 'Says the status of a form in words, with an icon and a colour.',
  settings: {
    status: 'The status in any spelling, such as in_reviews or Rejected by manager.',
    label: "Words in place of the status's own.",
    look: "A look in place of the status's own: completed, approved, in-progress, filled, in-review, pending, rejected or neutral.",
    ownSignPending: "Whether the reader's own signature is pending: the badge says In Review.",
    ownApprovalPending: "Whether the reader's own approval is pending: the badge says Pending.",
  },
  data: {},
  events: {},
  methods: {},
  slots: { default: 'Words that show until the script has loaded.' },
  parts: { badge: 'The plate.' },
}
