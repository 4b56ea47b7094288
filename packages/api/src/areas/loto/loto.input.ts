import * as z from 'zod'
import { momentField, optionalLine, optionalText, orNone, requiredLine } from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { id, instant, wireBoolean, wireList, written } from '../../wire.ts'
import { absentChecks, lotoLocksMax, type AbsentCheck } from './loto.vocabulary.ts'

const noTemplate = 'Please choose a template.'

/** What may be said of a lockout before it is prepared. */
export const lotoDraft = z.object({
  title: requiredLine(sentences.required.title),
  /** The approved template; it is copied, and stays as it was then. */
  templateId: z.string(noTemplate).min(1, noTemplate).pipe(id),
  /** The machine: of the template's category, and one of those that the template names. */
  assetId: orNone(id),
  reason: optionalText(1000),
  padId: orNone(id),
  location: optionalLine(150),
  primaryId: orNone(id),
  /** Several people work under it, each with a lock of their own on the box. */
  isGroup: wireBoolean.default(false),
  lockbox: optionalLine(100),
  plannedStart: momentField,
  plannedEnd: momentField,
  workOrderId: orNone(id),
  jsaId: orNone(id),
})
/** What may be said of a lockout before it is prepared. */
export type LotoDraft = z.output<typeof lotoDraft>

const lockNumberUnfit = 'Please enter letters, digits, spaces and - / . # only.'
const isLockNumber = (number: string) => /^(?:\p{L}\p{M}*|[\p{Nd} \-/.#])*$/u.test(number)

/** The numbers on the locks of a point: a list, or text with commas. Each is there once. */
export const lockNumbers = wireList
  .transform((numbers) => [...new Set(numbers.map((number) => number.replace(/\s+/gu, ' ')))])
  .pipe(z.array(written(100)).max(lotoLocksMax, `At most ${lotoLocksMax} locks.`))
  .refine((numbers) => numbers.every(isLockNumber), lockNumberUnfit)
  .default([])

/** The number on a personal lock. */
export const lockNumber = optionalLine(100).refine(isLockNumber, lockNumberUnfit)

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
