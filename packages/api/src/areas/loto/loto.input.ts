import * as z from 'zod'
import { isWallTime } from '../../vocabulary/wall-time.ts'
import { id, instant, wireBoolean, wireList, written } from '../../wire.ts'
import { orNone } from '../files/files.input.ts'
import { line } from '../jsa/jsa.hazards.input.ts'
import { lotoTitle, shortLine } from './loto.templates.input.ts'
import { absentChecks, lotoLocksMax, type AbsentCheck } from './loto.vocabulary.ts'

/** A moment: with a zone, or as a clock on the wall of whoever asks shows it, YYYY-MM-DDTHH:MM. */
const moment = orNone(
  z.union([instant, z.string().refine(isWallTime, 'Please enter a date and a time that exist.')]),
)

/** What may be said of a lockout before it is prepared. */
export const lotoDraft = z.object({
  title: lotoTitle,
  /** The approved template; it is copied, and stays as it was then. */
  templateId: id,
  /** The machine: of the template's category, and one of those that the template names. */
  assetId: orNone(id),
  reason: line(1000),
  padId: orNone(id),
  location: shortLine(150),
  primaryId: orNone(id),
  /** Several people work under it, each with a lock of their own on the box. */
  isGroup: wireBoolean.default(false),
  lockbox: shortLine(100),
  plannedStart: moment,
  plannedEnd: moment,
  workOrderId: orNone(id),
  jsaId: orNone(id),
})
/** What may be said of a lockout before it is prepared. */
export type LotoDraft = z.output<typeof lotoDraft>

/** The numbers on the locks of a point: a list, or text with commas. Each is there once. */
export const lockNumbers = wireList
  .transform((numbers) => [...new Set(numbers.map((number) => number.replace(/\s+/gu, ' ')))])
  .pipe(z.array(written(100)).max(lotoLocksMax, `At most ${lotoLocksMax} locks.`))
  .default([])

/** The number on a personal lock. */
export const lockNumber = shortLine(100)

/** What was ticked, by the names of `lotoChecks` and of the lines of the template. */
export const lotoTicks = wireList.pipe(z.array(z.string().max(64)).max(1100)).default([])

/** What was ticked before the lock of somebody absent is removed. */
export const absentTicks = wireList
  .transform((names) => names.filter((name): name is AbsentCheck => name in absentChecks))
  .default([])

/**
 * The lock of somebody absent that is meant: since when it is on, and whose it is, as they were shown.
 * Another one that is on by now stays.
 */
export const absentLock = { lockedAt: instant.optional(), holderId: id.optional() }

/** Why the lock of somebody absent is removed. */
export const absentReason = written(500).optional()
