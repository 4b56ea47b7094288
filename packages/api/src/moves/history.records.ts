import * as z from 'zod'
import { personLine } from '../vocabulary/person.ts'

/** One line of the history of a record, newest first. */
export const historyEvent = z.object({
  /** A moment, ISO 8601. */
  at: z.string(),
  /** Null where nobody did it: the clock, or what follows from another record. */
  person: personLine.nullable(),
  /** The event of the table of moves, or what else is done with the kind of record. */
  action: z.string(),
  /** What changed: names, and values in words where they tell nothing private. */
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  reason: z.string().nullable(),
})
/** One line of the history of a record. */
export type HistoryEvent = z.infer<typeof historyEvent>
