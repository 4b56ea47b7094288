import { policies, type Inquiry, type InquiryState } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { InquiryRow } from './inquiries.columns.ts'
import { factsOf, inquiryKind } from './inquiries.facts.ts'
import { readsNotes, tiesIn } from './inquiries.rights.ts'

/** Whether something may still be written below an inquiry. */
export const takesReplies = (status: InquiryState): boolean =>
  status !== 'closed' && status !== 'withdrawn'

/** An inquiry as it travels to one person. */
export function toInquiry(row: InquiryRow, person: Person, now: Date): Inquiry {
  const ties = tiesIn(row, person)
  const mayReply =
    takesReplies(row.status) && opens(policies['adminInquiries.reply'].record, ties, person)
  return {
    inquiryId: row.id,
    number: row.number,
    subject: row.subject,
    category: row.category,
    priority: row.priority,
    status: row.status,
    statusReason: row.status_reason,
    asker: row.asker,
    assignee: row.assignee,
    replyCount: row.reply_count,
    askedAt: row.asked_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    rowVersion: row.row_version,
    allowedEvents: eventsOf(inquiryKind, row.status, { person, ties }, factsOf(row, person, now)),
    can: {
      edit: row.status === 'new' && opens(policies['adminInquiries.save'].record, ties, person),
      reply: mayReply,
      note: mayReply && readsNotes(row, person),
    },
  }
}
