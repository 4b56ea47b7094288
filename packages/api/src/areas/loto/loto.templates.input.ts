import * as z from 'zod'
import { orNone, requiredLine, optionalLine, optionalText } from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { wireBoolean, wireInteger, wireList, written } from '../../wire.ts'
import { lotoReadingLimits } from './loto.readings.vocabulary.ts'
import { lotoEnergies, lotoLocksMax, lotoPointsMax } from './loto.vocabulary.ts'

/** What may be said of a template. A draft needs a title; the rest is asked for at its submission. */
export const lotoTemplateDraft = z.object({
  title: requiredLine(sentences.required.title),
  /** What is painted on the board: LOTO-FP-01. Its revisions share it. */
  code: optionalLine(100),
  /** The category of equipment that it is for, as the equipment names it. */
  equipmentCategory: optionalLine(100),
  /** The machines of the category that it is for; none for all of them. */
  assetIds: wireList.transform((ids) => [...new Set(ids)].toSorted()).default([]),
  purpose: optionalText(1000),
  /** Who is told before the controls go on. */
  notify: optionalText(500),
  /** One step on each line, in their order. */
  shutdownSteps: optionalText(2000),
  /** How the machine is tried once it is locked. */
  verification: optionalText(1000),
  /** One step on each line, in their order; the locks come off in the reverse order of the points. */
  restorationSteps: optionalText(2000),
  ppe: optionalText(500),
})
/** What may be said of a template. */
export type LotoTemplateDraft = z.output<typeof lotoTemplateDraft>

/** A point that isolates one energy of the machine. */
export const lotoStepDraft = z.object({
  /** What hangs on it: E-1, P-3; left out, the next one of its energy. */
  pointTag: optionalLine(100),
  energyType: z.enum(lotoEnergies, 'Please choose one of these.'),
  /** Up to 12,500 psi, 480 V. */
  magnitude: optionalLine(100),
  device: z
    .string('Please enter the device.')
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .min(1, { error: 'Please enter the device.', abort: true })
    .pipe(written(150)),
  location: optionalLine(150),
  /** How it is isolated: one instruction on each line. */
  method: optionalText(1000),
  /** How many locks it takes; 0 for one that is tagged or blocked alone. */
  lockCount: wireInteger(0, lotoLocksMax, 'Enter a whole number.').default(1),
  needsPhoto: wireBoolean.default(false),
  /** How stored energy is released or restrained; empty where there is none. */
  storedEnergy: optionalText(500),
  /** How zero energy is shown. */
  verification: optionalText(500),
  /** What must be read: a number, or words. Empty where nothing is read. */
  expectedReading: optionalLine(100),
  /** How a reading is held against it: as it is said, or as a number within a limit. */
  readingLimit: z.enum(lotoReadingLimits, 'Please choose one of these.').default('as_said'),
  unit: optionalLine(100),
  restoration: optionalText(500),
})
/** A point that isolates one energy of the machine. */
export type LotoStepDraft = z.output<typeof lotoStepDraft>

/** Which place among the points it takes, from 1; left out, it stays, or stands last. */
export const lotoStepPlace = orNone(wireInteger(1, lotoPointsMax))
