import type { Instant } from '../../db/columns.ts'

/** The tables of pending approvals. */
export interface PendingApprovalsTables {
  approval_delegations: ApprovalDelegationsTable
}

/** Who decides in whose place, from a day through a day, both YYYY-MM-DD. */
export interface ApprovalDelegationsTable {
  shard_key: string
  id: string
  from_person_id: string
  to_person_id: string
  starts_on: string
  ends_on: string
  created_at: Instant
}
