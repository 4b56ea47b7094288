import * as z from 'zod'

/**
 * A move as whoever asks may make it now: open, or closed with the sentence that says why. Pages
 * draw their buttons from these and know no rule of their own.
 */
export const allowedEvent = z.object({
  event: z.string(),
  /** What its button says. */
  label: z.string(),
  kind: z.enum(['main', 'plain', 'refusing']),
  isOpen: z.boolean(),
  /** Why it is closed; null while it is open. */
  why: z.string().nullable(),
  /** Whether a reason must be sent along. */
  needsReason: z.boolean(),
})
/** A move as whoever asks may make it now. */
export type AllowedEvent = z.infer<typeof allowedEvent>
