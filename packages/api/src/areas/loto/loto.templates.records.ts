import * as z from 'zod'
import { historyEvent } from '../../moves/history.records.ts'
import { page } from '../../lists/listing.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { lotoReadingLimits } from './loto.readings.vocabulary.ts'
import { lotoEnergies, lotoTemplateStates } from './loto.vocabulary.ts'

// The records of lockout templates (decision 0107). Moments are ISO 8601, days YYYY-MM-DD.

/** One row of the list. */
export const lotoTemplate = z.object({
  templateId: z.string(),
  number: z.string(),
  /** Empty in a draft that has none yet. */
  code: z.string(),
  title: z.string(),
  equipmentCategory: z.string(),
  /** How many machines of the category it is for; 0 for all of them. */
  assetCount: z.int(),
  /** From 1; its revisions share their code. */
  revision: z.int(),
  status: z.enum(lotoTemplateStates),
  /** What was said when it came into this state, if a reason was asked for. */
  statusReason: z.string().nullable(),
  pointCount: z.int(),
  /** The energies of its points, in the order of the vocabulary. */
  energyTypes: z.array(z.enum(lotoEnergies)),
  /** How many lockouts were made from this revision. */
  usageCount: z.int(),
  author: personLine,
  approvedBy: personLine.nullable(),
  approvedAt: z.string().nullable(),
  inspectedBy: personLine.nullable(),
  /** The day of the last inspection. */
  inspectedOn: z.string().nullable(),
  /** The day of the next inspection; null for what is not in use. */
  inspectionDue: z.string().nullable(),
  /** That day has come. */
  isInspectionDue: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    /** To begin its next revision; closed while one is on its way. */
    revise: z.boolean(),
    copy: z.boolean(),
    /** To make a lockout from it. */
    use: z.boolean(),
  }),
})
/** One row of the list. */
export type LotoTemplate = z.infer<typeof lotoTemplate>

/** A picture of a point. */
export const lotoPicture = z.object({
  uploadId: z.string(),
  name: z.string(),
  at: z.string(),
  person: personLine.nullable(),
})
/** A picture of a point. */
export type LotoPicture = z.infer<typeof lotoPicture>

/** A point that isolates one energy, as the template says it. */
export const lotoTemplateStep = z.object({
  stepId: z.string(),
  /** From 1, in the order in which the locks go on. */
  place: z.int(),
  pointTag: z.string(),
  energyType: z.enum(lotoEnergies),
  magnitude: z.string(),
  device: z.string(),
  location: z.string(),
  method: z.string(),
  lockCount: z.int(),
  needsPhoto: z.boolean(),
  storedEnergy: z.string(),
  verification: z.string(),
  expectedReading: z.string(),
  readingLimit: z.enum(lotoReadingLimits),
  unit: z.string(),
  restoration: z.string(),
  media: z.array(lotoPicture),
})
/** A point that isolates one energy, as the template says it. */
export type LotoTemplateStep = z.infer<typeof lotoTemplateStep>

/** A machine, as templates and lockouts name it. */
export const lotoAsset = z.object({
  assetId: z.string(),
  code: z.string(),
  name: z.string(),
  category: z.string(),
})
/** A machine. */
export type LotoAsset = z.infer<typeof lotoAsset>

/** A yearly inspection, with all that its certificate names (decision 0139). */
export const lotoInspection = z.object({
  inspectionId: z.string(),
  /** The revision that was inspected. */
  templateId: z.string(),
  revision: z.int(),
  machine: z.string(),
  inspectedOn: z.string(),
  inspectedBy: personLine,
  /** The employees included, as they were called then. */
  people: z.array(z.object({ personId: z.string(), fullName: z.string() })),
  deviations: z.string(),
  corrected: z.string(),
  recordedAt: z.string(),
})
/** A yearly inspection. */
export type LotoInspection = z.infer<typeof lotoInspection>

/** A template whole. */
export const lotoTemplateDetail = lotoTemplate.extend({
  /** The machines that it is for; none for all of its category. */
  assets: z.array(lotoAsset),
  purpose: z.string(),
  notify: z.string(),
  shutdownSteps: z.string(),
  verification: z.string(),
  restorationSteps: z.string(),
  ppe: z.string(),
  steps: z.array(lotoTemplateStep),
  /** Its other revisions that whoever asks may read, the newest first. */
  revisions: z.array(
    z.object({
      templateId: z.string(),
      revision: z.int(),
      status: z.enum(lotoTemplateStates),
    }),
  ),
  /** The last fifty inspections of its revisions, the newest first. */
  inspections: z.array(lotoInspection),
  history: page(historyEvent),
})
/** A template whole. */
export type LotoTemplateDetail = z.infer<typeof lotoTemplateDetail>
