import * as z from 'zod'

/** What each call that changes a report answers. */
export const sqrSaved = z.object({
  sqrId: z.string(),
  number: z.string(),
  rowVersion: z.int(),
})
