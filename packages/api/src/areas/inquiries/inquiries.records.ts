import * as z from 'zod'
import { historyEvent } from '../../moves/history.records.ts'
import { page } from '../../lists/listing.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { inquiryCategories, inquiryPriorities, inquiryStates } from './inquiries.vocabulary.ts'

// The records of inquiries to administrators (decision 0109). Moments are ISO 8601 with a zone.

/** One row of the list. */
export const inquiry = z.object({
  inquiryId: z.string(),
  number: z.string(),
  subject: z.string(),
  category: z.enum(inquiryCategories),
  priority: z.enum(inquiryPriorities),
  status: z.enum(inquiryStates),
  /** What was last asked back, done, or found not to be solved, while it still holds. */
  statusReason: z.string().nullable(),
  asker: personLine,
  /** Who has taken it; null while nobody has. */
  assignee: personLine.nullable(),
  /** Texts that the caller may read. */
  replyCount: z.int(),
  askedAt: z.string(),
  updatedAt: z.string(),
  resolvedAt: z.string().nullable(),
  rowVersion: z.int(),
  /** What the caller may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    edit: z.boolean(),
    reply: z.boolean(),
    /** To write what the asker does not read. */
    note: z.boolean(),
  }),
})
/** One row of the list. */
export type Inquiry = z.infer<typeof inquiry>

/** A text below an inquiry. */
export const inquiryReply = z.object({
  replyId: z.string(),
  person: personLine,
  at: z.string(),
  text: z.string(),
  /** Only whoever answers inquiries reads it. */
  isInternal: z.boolean(),
})
/** A text below an inquiry. */
export type InquiryReply = z.infer<typeof inquiryReply>

/** An inquiry whole. */
export const inquiryDetail = inquiry.extend({
  description: z.string(),
  /** The page that it is about, as a path of the portal; empty for none. */
  page: z.string(),
  /** The first one first; notes among them for whoever answers. */
  replies: z.array(inquiryReply),
  history: page(historyEvent),
})
/** An inquiry whole. */
export type InquiryDetail = z.infer<typeof inquiryDetail>
