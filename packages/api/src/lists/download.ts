import * as z from 'zod'
import { text, wireInteger } from '../wire.ts'

// Files to take away. The specification's calls answer an address; what stands behind it is asked for
// with the same sign-in, within a minute (decision 0022).

/** Where a file can be fetched, by whom it was made for, for a short while. */
export const download = z.object({
  /** Below the API's own origin; it serves nobody but the person who asked for it. */
  url: z.string(),
  fileName: z.string(),
  expiresAt: z.string(),
})
/** Where a file can be fetched. */
export type Download = z.infer<typeof download>

/** What makes an address a short-lived one of one person. */
export const downloadStamp = {
  /** Milliseconds since 1970. */
  expires: wireInteger(0, Number.MAX_SAFE_INTEGER),
  signature: text(64),
}

/** 222: the list is longer than a workbook may be. */
export const tooLongForWorkbook = z.object({ totalRecords: z.int(), recordsMax: z.int() })

/** 222: the same, or the filter does not name one form; then nothing was counted. */
export const noAnswersWorkbook = tooLongForWorkbook.extend({ totalRecords: z.int().nullable() })
