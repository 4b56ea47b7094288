import type { Generated } from 'kysely'
import type { InquiryCategory, InquiryPriority, InquiryState } from '@holdpoint/api'
import type { ComputedNumber, Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of inquiries to administrators. */
export interface InquiriesTables {
  inquiries: InquiriesTable
  inquiry_replies: InquiryRepliesTable
}

export interface InquiriesTable {
  shard_key: string
  id: string
  number: string
  subject: string
  description: string
  category: InquiryCategory
  priority: InquiryPriority
  priority_rank: ComputedNumber
  /** The page that it is about, as a path of the portal. */
  page: Generated<string>
  status: Generated<InquiryState>
  status_reason: string | null
  asker_id: string
  assignee_id: string | null
  asked_at: Instant
  updated_at: Instant
  resolved_at: NullableInstant
  closed_at: NullableInstant
  row_version: Generated<number>
}

/** What was written below an inquiry. */
export interface InquiryRepliesTable {
  shard_key: string
  inquiry_id: string
  id: string
  person_id: string
  written_at: Instant
  body: string
  /** For those who answer alone. */
  is_internal: boolean
}
