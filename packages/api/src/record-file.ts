import * as z from 'zod'

/** A file of a record. It does not say who added it: a question may be without a name. */
export const recordFile = z.object({
  uploadId: z.string(),
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  addedAt: z.string(),
})
/** A file of a record. */
export type RecordFile = z.infer<typeof recordFile>
