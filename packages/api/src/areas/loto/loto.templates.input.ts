import * as z from 'zod'
import { sentences } from '../../sentences.ts'
import { wireBoolean, wireInteger, wireList, written } from '../../wire.ts'
import { orNone } from '../files/files.input.ts'
import { line } from '../jsa/jsa.hazards.input.ts'
import { lotoEnergies, lotoLocksMax, lotoPointsMax } from './loto.vocabulary.ts'

/** Text of one line that a form may leave empty. */
export const shortLine = (lengthMax: 100 | 150) =>
  written(lengthMax)
    .nullish()
    .transform((text) => text?.replace(/\s+/gu, ' ').trim() ?? '')

/** What a template or a lockout is called. */
export const lotoTitle = z
  .string(sentences.required.title)
  .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
  .min(1, { error: sentences.required.title, abort: true })
  .min(2, sentences.length.atLeast2)
  .pipe(written(150))

/** What may be said of a template. A draft needs a title; the rest is asked for at its submission. */
export const lotoTemplateDraft = z.object({
  title: lotoTitle,
  /** What is painted on the board: LOTO-FP-01. Its revisions share it. */
  code: shortLine(100),
  /** The category of equipment that it is for, as the equipment names it. */
  equipmentCategory: shortLine(100),
  /** The machines of the category that it is for; none for all of them. */
  assetIds: wireList.transform((ids) => [...new Set(ids)].toSorted()).default([]),
  purpose: line(1000),
  /** Who is told before the controls go on. */
  notify: line(500),
  /** One step on each line, in their order. */
  shutdownSteps: line(2000),
  /** How the machine is tried once it is locked. */
  verification: line(1000),
  /** One step on each line, in their order; the locks come off in the reverse order of the points. */
  restorationSteps: line(2000),
  ppe: line(500),
})
/** What may be said of a template. */
export type LotoTemplateDraft = z.output<typeof lotoTemplateDraft>

/** A point that isolates one energy of the machine. */
export const lotoStepDraft = z.object({
  /** What hangs on it: E-1, P-3; left out, the next one of its energy. */
  pointTag: shortLine(100),
  energyType: z.enum(lotoEnergies, 'Please choose one of these.'),
  /** Up to 12,500 psi, 480 V. */
  magnitude: shortLine(100),
  device: z
    .string('Please enter the device.')
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .min(1, { error: 'Please enter the device.', abort: true })
    .pipe(written(150)),
  location: shortLine(150),
  /** How it is isolated: one instruction on each line. */
  method: line(1000),
  /** How many locks it takes; 0 for one that is tagged or blocked alone. */
  lockCount: wireInteger(0, lotoLocksMax, 'Enter a whole number.').default(1),
  needsPhoto: wireBoolean.default(false),
  /** How stored energy is released or restrained; empty where there is none. */
  storedEnergy: line(500),
  /** How zero energy is shown. */
  verification: line(500),
  /** What must be read: a number, or words. Empty where nothing is read. */
  expectedReading: shortLine(100),
  unit: shortLine(100),
  restoration: line(500),
})
/** A point that isolates one energy of the machine. */
export type LotoStepDraft = z.output<typeof lotoStepDraft>

/** Which place among the points it takes, from 1; left out, it stays, or stands last. */
export const lotoStepPlace = orNone(wireInteger(1, lotoPointsMax))
