import * as z from 'zod'
import { sentences } from './sentences.ts'
import { isWallTime } from './vocabulary/wall-time.ts'
import { instant, wireList, written } from './wire.ts'

// The fields of a form, as every module takes them: what may be left empty, and how a text is tidied.

/** A field that a form may leave empty; what it holds else may have its own sentence. */
export function orNone<Value extends z.ZodType>(value: Value, unfit?: string) {
  return z
    .union([z.literal('').transform(() => null), value], unfit)
    .nullish()
    .transform((chosen) => chosen ?? null)
}

/** A moment: with a zone, or as a clock on the wall of whoever asks shows it, YYYY-MM-DDTHH:MM. */
export const momentField = orNone(
  z.union([instant, z.string().refine(isWallTime, 'Please enter a date and a time that exist.')]),
)

/** A whole number within bounds that may be left out; what is none of them has one sentence. */
export function optionalWhole(min: number, max: number, unfit: string) {
  const whole = z.int(unfit).min(min, unfit).max(max, unfit)
  const typed = z
    .string()
    .regex(/^\d{1,15}$/, unfit)
    .transform(Number)
    .pipe(whole)
  return z
    .union([z.literal('').transform(() => null), whole, typed], unfit)
    .nullish()
    .transform((chosen) => chosen ?? null)
}

/** Text of one line that must be there: a title or a name, of at least two letters. */
export function requiredLine(missing: string, lengthMax: 100 | 150 = 150) {
  return z
    .string(missing)
    .overwrite(inOneLine)
    .min(2, { error: ({ input }) => (input === '' ? missing : sentences.length.atLeast2) })
    .pipe(written(lengthMax))
}

/** Text of one line that may be left out. */
export function optionalLine(lengthMax: 100 | 150) {
  return written(lengthMax)
    .nullish()
    .transform((text) => inOneLine(text ?? ''))
}

/** Text of some lines that may be left out. A form without a script ends its lines with two characters. */
export function optionalText(lengthMax: 500 | 1000 | 2000) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(written(lengthMax))
    .nullish()
    .transform((text) => text ?? '')
}

/** Ticks of a form, of which none may be set; they come in the order of the vocabulary. */
export function ticks<const Names extends readonly [string, ...string[]]>(names: Names) {
  return wireList
    .pipe(z.array(z.enum(names)))
    .transform((chosen) => names.filter((name) => chosen.includes(name)) as Names[number][])
    .default([])
}

/**
 * Of a refinement of a whole input: it is asked also where some fields are wrong, so that all of it is
 * said at once. It meets then what could not be read as it was sent, or nothing.
 */
export const besideFields: z.core.$ZodSuperRefineParams = {
  when: ({ value }) => typeof value === 'object' && value !== null,
}

/** Of such a refinement that the server asks too, knowing more: it is asked only where a field is wrong. */
export const besideWrongFields: z.core.$ZodSuperRefineParams = {
  when: ({ value, issues }) => issues.length > 0 && typeof value === 'object' && value !== null,
}

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
