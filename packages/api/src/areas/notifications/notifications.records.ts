import * as z from 'zod'
import { personLine } from '../../vocabulary/person.ts'
import { allNotifyEvents } from '../notify/notify.vocabulary.ts'
import { notificationKinds, toldRecords } from './notifications.vocabulary.ts'

/** What somebody was told. */
export const notification = z.object({
  notificationId: z.string(),
  kind: z.enum(notificationKinds),
  /** What happened, where it is told to whoever follows, whose filter it fits, or by a rule. */
  event: z.enum(allNotifyEvents).nullable(),
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

/** What somebody was told of one record: the newest of it, and how much there is. */
export const notificationGroup = z.object({
  newest: notification,
  count: z.int(),
  unread: z.int(),
  /** When it stands in the inbox again; null unless it was put off. */
  putOffUntil: z.string().nullable(),
})
/** What somebody was told of one record. */
export type NotificationsOfRecord = z.infer<typeof notificationGroup>
