import * as z from 'zod'
import { kudosCategories } from '../../vocabulary/kudos.ts'
import { readingLanguages } from '../../vocabulary/languages.ts'
import { personLine } from '../../vocabulary/person.ts'

/** What may wait for a person. A module adds its kind. */
export const waitingKinds = [
  'lockouts_waiting',
  'jsas_to_sign',
  'sqrs_waiting',
  'inquiries_waiting',
  'handed_back',
  'to_sign',
  'to_approve',
  'messages_unread',
  'files_to_acknowledge',
  'sheets_to_acknowledge',
  'actions_overdue',
  'actions_open',
  'drafts',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** A critical message, as every page shows it until it is acknowledged (decision 0075). */
export const criticalMessage = z.object({
  messageId: z.string(),
  /** The round that is shown, which its acknowledgement names. */
  round: z.int(),
  /** The language of its words here: that of whoever asks, where it says it in that one. */
  language: z.enum(readingLanguages),
  title: z.string(),
  description: z.string(),
})
/** A critical message. */
export type CriticalMessage = z.infer<typeof criticalMessage>

/** One kind of thing that waits, and the first of them in words. */
export const waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  /** The record that comes first: where there is one alone, it may be opened at once. */
  first: z.object({ id: z.string(), title: z.string(), detail: z.string() }).nullable(),
})
/** One kind of thing that waits. */
export type Waiting = z.infer<typeof waiting>

/** For how many days Home shows thanks, and how many at most; the numbers are ours. */
export const thanksDays = 7
export const thanksMax = 3

/** A thank-you that names the person. */
export const thanks = z.object({
  id: z.string(),
  category: z.enum(kudosCategories),
  givenBy: personLine,
  at: z.string(),
  /** The entry it stands on; null where the person may not read it. */
  entry: z.object({ id: z.string(), title: z.string(), number: z.string() }).nullable(),
})
/** A thank-you that names the person. */
export type Thanks = z.infer<typeof thanks>
