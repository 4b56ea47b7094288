import * as z from 'zod'
import { personLine } from '../../vocabulary/person.ts'

/** What people are told of. A module adds its own. */
export const notificationKinds = [
  ...(['form_shared', 'form_signed', 'form_to_approve', 'form_approved', 'form_rejected'] as const),
  ...(['form_handed_back', 'form_reopened', 'kudos_received'] as const),
  // Told by the clock, by nobody.
  ...(['form_due_soon', 'form_overdue', 'form_deputy', 'form_overdue_report'] as const),
  ...(['action_due', 'action_overdue'] as const),
  ...(['action_assigned', 'action_returned', 'action_to_verify'] as const),
  ...(['action_sent_back', 'action_closed'] as const),
  ...(['question_asked', 'question_answered', 'answer_accepted'] as const),
  ...(['file_to_approve', 'file_approved', 'file_sent_back'] as const),
] as const
/** What people are told of. */
export type NotificationKind = (typeof notificationKinds)[number]

/** The kinds of records that people are told of. */
export const toldRecords = ['my_form', 'action', 'topic_question', 'library_file'] as const
/** A kind of record that people are told of. */
export type ToldRecord = (typeof toldRecords)[number]

/** What somebody was told. */
export const notification = z.object({
  notificationId: z.string(),
  kind: z.enum(notificationKinds),
  /** What it is about; null where that is gone, or not open to the reader any more. */
  record: z
    .object({
      type: z.enum(toldRecords),
      id: z.string(),
      title: z.string(),
      number: z.string(),
      /** What it stands on, for a question: its topic. */
      within: z.string().nullable(),
    })
    .nullable(),
  /** Who did it; null where it is not told. */
  actor: personLine.nullable(),
  at: z.string(),
  isRead: z.boolean(),
})
/** What somebody was told. */
export type Notification = z.infer<typeof notification>
