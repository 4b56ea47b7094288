import { sql, type RawBuilder } from 'kysely'
import type { InquiryCategory, InquiryPriority, InquiryState, PersonLine } from '@holdpoint/api'

/** An inquiry as a list shows it to somebody, and as its guards look at it. */
export type InquiryRow = {
  id: string
  number: string
  subject: string
  category: InquiryCategory
  priority: InquiryPriority
  status: InquiryState
  status_reason: string | null
  asker_id: string
  assignee_id: string | null
  asker: PersonLine
  assignee: PersonLine | null
  /** Texts that whoever asked reads, and those that they do not. */
  reply_count: number
  note_count: number
  asked_at: Date
  updated_at: Date
  resolved_at: Date | null
  closed_at: Date | null
  row_version: number
}

const line = (of: string) => sql`jsonb_build_object('personId', ${sql.ref(`${of}.id`)},
  'fullName', ${sql.ref(`${of}.full_name`)}, 'profileImage', ${sql.ref(`${of}.profile_image`)})`

function countOf(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select count(*)::int from inquiry_replies as reply
    where reply.shard_key = inquiry.shard_key and reply.inquiry_id = inquiry.id and ${which}
  )`
}

/** The columns of a row, over `inquiries as inquiry` and `inquiryPeople`. */
export const inquiryColumns: RawBuilder<InquiryRow> = sql`inquiry.id, inquiry.number, inquiry.subject, inquiry.category, inquiry.priority,
    inquiry.status, inquiry.status_reason, inquiry.asker_id, inquiry.assignee_id,
    inquiry.asked_at, inquiry.updated_at, inquiry.resolved_at, inquiry.closed_at,
    inquiry.row_version, ${line('asker')} as asker,
    case when assignee.id is null then null else ${line('assignee')} end as assignee,
    ${countOf(sql`not reply.is_internal`)} as reply_count,
    ${countOf(sql`reply.is_internal`)} as note_count`

/** What a row stands with: who asked, and who has taken it. */
export const inquiryPeople = sql`join people as asker on asker.id = inquiry.asker_id
  left join people as assignee on assignee.id = inquiry.assignee_id`
