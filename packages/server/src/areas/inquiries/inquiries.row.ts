import {
  inquiryMoves,
  inquiryNotesMax,
  inquiryRepliesMax,
  inquiryStateLabels,
  policies,
  type Inquiry,
} from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { InquiryRow } from './inquiries.columns.ts'
import { factsOf, inquiryKind } from './inquiries.facts.ts'
import { readsNotes, tiesIn } from './inquiries.rights.ts'

/** Why somebody who may write a reply or a note below an inquiry cannot do so now; null if they can. */
export function whyNoText(
  { status, asker_id: askerId, reply_count: replies, note_count: notes }: InquiryRow,
  { personId }: Pick<Person, 'personId'>,
  isNote: boolean,
): string | null {
  if (status === 'closed' || status === 'withdrawn') {
    return `Nothing is written below an inquiry that is ${inquiryStateLabels[status].toLowerCase()}.`
  }
  if (status === 'resolved' && askerId === personId) {
    return `It is resolved. Please choose “${inquiryMoves.events.reopen.label}” and say what is still wrong.`
  }
  if (isNote) {
    return notes >= inquiryNotesMax
      ? `At most ${inquiryNotesMax} notes stand below an inquiry.`
      : null
  }
  return replies >= inquiryRepliesMax
    ? `At most ${inquiryRepliesMax} replies stand below an inquiry. Please ask anew.`
    : null
}

/** An inquiry as it travels to one person. */
export function toInquiry(row: InquiryRow, person: Person, now: Date): Inquiry {
  const ties = tiesIn(row, person)
  const mayReply = opens(policies['adminInquiries.reply'].record, ties, person)
  const hasNotes = readsNotes(row, person)
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
    replyCount: row.reply_count + (hasNotes ? row.note_count : 0),
    askedAt: row.asked_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    rowVersion: row.row_version,
    allowedEvents: eventsOf(inquiryKind, row.status, { person, ties }, factsOf(row, person, now)),
    can: {
      edit: row.status === 'new' && opens(policies['adminInquiries.save'].record, ties, person),
      reply: mayReply && whyNoText(row, person, false) === null,
      note: mayReply && hasNotes && whyNoText(row, person, true) === null,
    },
  }
}
