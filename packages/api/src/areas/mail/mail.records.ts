import * as z from 'zod'

/** What becomes of a mail. */
export const mailStates = [
  /** It goes out within seconds, or at its next try. */
  'waiting',
  'sending',
  /** The mail server has it. */
  'sent',
  /** The mail server refused it, or took none for two days. */
  'failed',
  /** The line broke, or the program ended, before the mail server could say that it has it. */
  'unsure',
  /** No mail server was set when it was written. */
  'no_server',
] as const

/** A mail of the outbox, as administrators read it. The addresses of one-time links are not in it. */
export const outboxMail = z.object({
  id: z.string(),
  /** What caused it, such as `invite`. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(mailStates),
  tries: z.int(),
  /** What the mail server said last, where it did not take the mail. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
  nextTryAt: z.string().nullable(),
  settledAt: z.string().nullable(),
})
/** A mail of the outbox. */
export type OutboxMail = z.infer<typeof outboxMail>
