import type { ApprovalItem, ApprovalKind } from '@holdpoint/api'
import type { Count } from '../../db/counts.ts'
import type { PersonContext } from '../../handler.ts'

/** What is decided about one item. */
export type Decision = {
  decision: 'approve' | 'reject'
  reason: string | undefined
  /** The version that was seen. */
  rowVersion: number
}

/** For whom something waits, and when. */
export type Waiting = Pick<PersonContext, 'db' | 'person' | 'now' | 'cacheOwner'>

/**
 * A module's part in pending approvals: what of it waits for somebody, and how one of its records is
 * approved or rejected. It judges by its own rules at the moment of the decision.
 */
export type ApprovalSource = {
  readonly kind: ApprovalKind
  readonly waiting: (context: Waiting) => Promise<readonly ApprovalItem[]>
  /** How much of it waits; null where none can. */
  readonly count: (context: Waiting) => Count | null
  /** Why it was not done, in a sentence; null where it was. */
  readonly decide: (
    context: PersonContext,
    recordId: string,
    decision: Decision,
  ) => Promise<string | null>
}
