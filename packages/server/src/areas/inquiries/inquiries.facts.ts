import { inquiryMoves, inquiryReopenDays, type InquiryState } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'
import { movingKind } from '../../records/move.ts'
import type { InquiryRow } from './inquiries.columns.ts'

/** What the guards of inquiries look at. */
export type InquiryFacts = {
  personId: string
  askerId: string
  assigneeId: string | null
  closedAt: Date | null
  now: Date
}

const dayMs = 24 * 3_600_000

/** How inquiries move: the table of the contract, and a sentence for each guard. */
export const inquiryKind = movingKind<typeof inquiryMoves, InquiryFacts, 'inquiries'>({
  recordType: 'inquiry',
  moves: inquiryMoves,
  table: 'inquiries',
  stateWords: (state) => inquiryStateWords[state],
  guards: {
    isNotMine: ({ personId, assigneeId }) =>
      personId === assigneeId ? 'You have taken it already.' : null,
    isNotAsker: ({ personId, askerId }) =>
      personId === askerId ? 'You asked this yourself. Please resolve it instead.' : null,
    isRecent: ({ closedAt, now }) =>
      closedAt !== null && now.getTime() - closedAt.getTime() > inquiryReopenDays * dayMs
        ? `It was closed more than ${inquiryReopenDays} days ago. Please ask anew.`
        : null,
  },
})

const inquiryStateWords = {
  ...{ new: 'new', in_progress: 'in progress', waiting_user: 'waiting for an answer' },
  ...{ resolved: 'resolved', closed: 'closed', withdrawn: 'withdrawn' },
} as const satisfies Record<InquiryState, string>

/** What the guards look at, of a row. */
export function factsOf(row: InquiryRow, person: PersonRights, now: Date): InquiryFacts {
  const { asker_id: askerId, assignee_id: assigneeId, closed_at: closedAt } = row
  return { personId: person.personId, askerId, assigneeId, closedAt, now }
}
