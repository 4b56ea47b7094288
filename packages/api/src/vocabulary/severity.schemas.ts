import * as z from 'zod'
import { severities, thresholdsProblem } from './severity.ts'

// Apart from the words, which pages show without the schemas.

/** Parses one severity level. */
export const severity = z.enum(severities)

/** The thresholds of one business unit (spec 3); thresholds that do not rise are refused. */
export const severityThresholds = z
  .object({
    businessUnit: z.string().min(1),
    nearMiss: z.number().nonnegative(),
    level1: z.number().nonnegative(),
    level2: z.number().nonnegative(),
  })
  .superRefine((thresholds, context) => {
    const message = thresholdsProblem(thresholds)
    if (message) {
      context.addIssue({ code: 'custom', message })
    }
  })

export type SeverityThresholds = z.infer<typeof severityThresholds>
