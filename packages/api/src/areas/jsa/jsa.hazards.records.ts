import * as z from 'zod'
import { historyEvent } from '../../moves/history.records.ts'
import { page } from '../../lists/listing.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { controlLevels } from '../../vocabulary/control-levels.ts'
import { personLine } from '../../vocabulary/person.ts'
import { riskNames } from '../../vocabulary/risk.ts'
import {
  hazardCategories,
  hazardStates,
  hazardTags,
  lossCategories,
} from './jsa.hazards.vocabulary.ts'

// The records of the library of hazards (decision 0105). Moments are ISO 8601, days YYYY-MM-DD.

/** A digit of the risk matrix; null while it is open. */
const digit = z.int().nullable()

/** A risk by its code: likelihood digit, then severity digit (spec 3); null until both are there. */
const risk = z.int().nullable()

/** One row of the list. */
export const masterHazard = z.object({
  masterHazardId: z.string(),
  number: z.string(),
  title: z.string(),
  status: z.enum(hazardStates),
  /** Why it was retired; null unless it was. */
  statusReason: z.string().nullable(),
  categoryIds: z.array(z.enum(hazardCategories)),
  tagIds: z.array(z.enum(hazardTags)),
  lossCategoryIds: z.array(z.enum(lossCategories)),
  initialLikelihood: digit,
  initialSeverity: digit,
  initialRisk: risk,
  initialRiskName: z.enum(riskNames).nullable(),
  residualLikelihood: digit,
  residualSeverity: digit,
  residualRisk: risk,
  residualRiskName: z.enum(riskNames).nullable(),
  controlCount: z.int(),
  /** Codes of business units; none for all of them. */
  businessUnits: z.array(z.string()),
  /** The day of the next review; null for a draft and for what is retired. */
  reviewDue: z.string().nullable(),
  /** That day has come. */
  isReviewDue: z.boolean(),
  owner: personLine,
  createdAt: z.string(),
  updatedAt: z.string(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
/** One row of the list. */
export type MasterHazard = z.infer<typeof masterHazard>

/** What stands between a hazard and people. */
export const hazardControl = z.object({ text: z.string(), level: z.enum(controlLevels) })
/** What stands between a hazard and people. */
export type HazardControl = z.infer<typeof hazardControl>

/** A hazard with all that is said of it, as an analysis takes it. */
export const masterHazardWhole = masterHazard.extend({
  description: z.string(),
  /** In the order in which they were written. */
  controls: z.array(hazardControl),
  ppe: z.string(),
  references: z.string(),
  /** What stops the work. */
  stopTrigger: z.string(),
  /** How many analyses have taken it, whether they are done or to come. */
  usageCount: z.int(),
})
/** A hazard with all that is said of it. */
export type MasterHazardWhole = z.infer<typeof masterHazardWhole>

/** A hazard with all that belongs to it. */
export const masterHazardDetail = masterHazardWhole.extend({ history: page(historyEvent) })
/** A hazard with all that belongs to it. */
export type MasterHazardDetail = z.infer<typeof masterHazardDetail>
