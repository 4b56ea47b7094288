import type { AppLoadContext } from '@remix-run/node'
import {
  inquiryCategoryLabels,
  inquiryPriorityLabels,
  type Inquiry,
  type InquiryState,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { words } from './inquiries.words.ts'

/** A row of the list as the page draws it. */
export type InquiryRow = {
  id: string
  rowVersion: number
  to: string
  subject: string
  number: string
  category: string
  status: InquiryState
  priority: string
  asker: string
  assignee: string
  replies: string
  asked: string
  canEdit: boolean
}

/** Puts an inquiry into the words of its row. */
export function toRow(
  inquiry: Inquiry,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): InquiryRow {
  const { inquiryId, rowVersion, subject, number, status, replyCount } = inquiry
  return {
    ...{ id: inquiryId, rowVersion, subject, number, status },
    to: paths.inquiry(inquiryId),
    category: inquiryCategoryLabels[inquiry.category],
    priority: inquiryPriorityLabels[inquiry.priority],
    asker: inquiry.asker.fullName,
    assignee: inquiry.assignee?.fullName ?? words.nobody,
    replies: replyCount === 0 ? '' : words.replies(replyCount),
    asked: momentOf(inquiry.askedAt, context).short,
    canEdit: inquiry.can.edit,
  }
}
