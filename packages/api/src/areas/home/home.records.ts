import * as z from 'zod'
import { readingLanguages } from '../../vocabulary/languages.ts'

/** What may wait for a person. A module adds its kind. */
export const waitingKinds = [
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
