import * as z from 'zod'
import { allowedEvent } from '../../moves/moves.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { acknowledgementCounts, ownAcknowledgement } from '../files/files.records.ts'
import { pictograms, protections, sdsSections, sdsStatuses, signalWords } from './sds.vocabulary.ts'

// The records of safety data sheets (decision 0076). Days are YYYY-MM-DD, moments ISO 8601.

/** Who asked for a sheet that was missing (decision 0136). */
export const sdsRequest = z.object({
  /** Who asked first of those who wait, or of those who did, and when. */
  askedBy: personLine,
  askedAt: z.string(),
  /** Where they use the product, as far as they said so. */
  places: z.array(z.string()),
  /** How many people need it. */
  people: z.int(),
  /** Whether whoever reads this is one of them. */
  isMine: z.boolean(),
  /** Whether they wait: it is neither there nor was it said that it does not come. */
  isWaiting: z.boolean(),
  /** Whether they have waited for more than a day. */
  isOverdue: z.boolean(),
})
/** Who asked for a sheet that was missing. */
export type SdsRequest = z.infer<typeof sdsRequest>

/** One row of the list. */
export const sdsSheet = z.object({
  sheetId: z.string(),
  number: z.string(),
  productName: z.string(),
  manufacturer: z.string(),
  emergencyPhone: z.string(),
  signalWord: z.enum(signalWords),
  pictograms: z.array(z.enum(pictograms)),
  unNumber: z.string(),
  status: z.enum(sdsStatuses),
  /** Whether everybody reads it: it is approved, or was when its review began. */
  isInUse: z.boolean(),
  /** What was said when it came into this state, if a reason was asked for. */
  statusReason: z.string().nullable(),
  revisionOn: z.string().nullable(),
  /** Three years after its revision. */
  reviewOn: z.string().nullable(),
  /** Whether that day has come, in the zone of whoever asks. */
  isReviewDue: z.boolean(),
  /** The pads where it lies. */
  padNames: z.array(z.string()),
  /** How far whoever asks is with it; null where nothing is asked of them. */
  own: ownAcknowledgement.nullable(),
  /** Null for one that nobody asked for. */
  request: sdsRequest.nullable(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    /** Whether they read what it says: what is not in use only those who see all sheets. */
    read: z.boolean(),
    edit: z.boolean(),
    /** Whether they say what lies where, also of what is out of use. */
    stock: z.boolean(),
    seeAcknowledgements: z.boolean(),
    waive: z.boolean(),
  }),
})
/** One row of the list. */
export type SdsSheet = z.infer<typeof sdsSheet>

/** What a product is made of: a substance and how much of it there is, in percent. */
export const sdsIngredient = z.object({
  /** The number that the Chemical Abstracts Service gave it; empty where it is a trade secret. */
  cas: z.string(),
  name: z.string(),
  from: z.number(),
  to: z.number(),
})
/** What a product is made of. */
export type SdsIngredient = z.infer<typeof sdsIngredient>

/** A hazard or precaution by its code, and its sentence where the code is known. */
export const codedSentence = z.object({ code: z.string(), sentence: z.string().nullable() })
/** A hazard or precaution. */
export type CodedSentence = z.infer<typeof codedSentence>

/** How much of a product lies on a pad, and how much may. */
export const sdsInventory = z.object({
  inventoryId: z.string(),
  padId: z.string(),
  padName: z.string(),
  container: z.string(),
  quantity: z.number(),
  maximum: z.number().nullable(),
  unit: z.string(),
})
/** How much of a product lies on a pad. */
export type SdsInventory = z.infer<typeof sdsInventory>

/** Another sheet, as short as a line needs it. */
export const sdsLine = sdsSheet.pick({
  sheetId: true,
  number: true,
  productName: true,
  status: true,
})
/** Another sheet, in a line. */
export type SdsLine = z.infer<typeof sdsLine>

/** The supplier's own paper. */
export const sdsDocument = z.object({
  uploadId: z.string(),
  name: z.string(),
  size: z.int(),
  addedAt: z.string(),
})
/** The supplier's own paper. */
export type SdsDocument = z.infer<typeof sdsDocument>

/** The sixteen sections, each as plain text; one that is empty has none. */
export const sdsSectionTexts = z.object(
  Object.fromEntries(sdsSections.map((section) => [section, z.string()])) as Record<
    (typeof sdsSections)[number],
    z.ZodString
  >,
)

/** A sheet whole. */
export const sdsDetail = sdsSheet.extend({
  synonyms: z.array(z.string()),
  manufacturerAddress: z.string(),
  manufacturerPhone: z.string(),
  ingredients: z.array(sdsIngredient),
  language: z.string(),
  jurisdiction: z.string(),
  hCodes: z.array(codedSentence),
  pCodes: z.array(codedSentence),
  storageClass: z.string(),
  ppe: z.array(z.enum(protections)),
  sections: sdsSectionTexts,
  replaces: sdsLine.nullable(),
  replacedBy: sdsLine.nullable(),
  inventory: z.array(sdsInventory),
  document: sdsDocument.nullable(),
  /** Papers that went with it before, the newest first; none for those who only read it. */
  earlierDocuments: z.array(sdsDocument),
  /** Photos of the label, from those who asked for it. */
  labels: z.array(sdsDocument),
  /** Whether whoever works where it lies acknowledges it. */
  requireAck: z.boolean(),
  /** Days that people have from when it comes into force. */
  dueDays: z.int(),
  /** Months after which it is acknowledged again; null for once. */
  repeatMonths: z.int().nullable(),
  /** Null for those who only read it. */
  counts: acknowledgementCounts.nullable(),
  createdBy: personLine,
  createdAt: z.string(),
  approvedBy: personLine.nullable(),
  approvedAt: z.string().nullable(),
})
/** A sheet whole. */
export type SdsDetail = z.infer<typeof sdsDetail>
