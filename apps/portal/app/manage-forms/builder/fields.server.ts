import * as z from 'zod'
import { numberIn } from './field-values.ts'

// The fields of the builder. A form sends texts; what they are in a definition stands here. An empty
// one is undefined, as a definition leaves out what is not said.

/** Longest text of a definition. */
export const textLengthMax = 2000

/** A text that must be there. */
export function textField(missing: string) {
  return z
    .string(missing)
    .transform(tidy)
    .pipe(z.string().min(1, missing).max(textLengthMax, `Use at most ${textLengthMax} characters.`))
}

/** A text without blanks around it; nothing where none is sent. */
export const plainField = z
  .string()
  .default('')
  .transform((text) => text.trim())

/** A text that may be left out. */
export const optionalText = z
  .string()
  .transform(tidy)
  .pipe(z.string().max(textLengthMax, `Use at most ${textLengthMax} characters.`))
  .optional()
  .transform((text) => (text === '' ? undefined : text))

type Bounds = { min: number; max: number; isWhole?: boolean }

/** A number that may be left out; whatever else is typed has one sentence. */
export function numberField(sentence: string, { min, max, isWhole = false }: Bounds) {
  return z
    .string()
    .optional()
    .transform((text = '', context) => {
      if (text.trim() === '') {
        return undefined
      }
      const value = numberIn(text) ?? Number.NaN
      if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) {
        return value
      }
      context.addIssue({ code: 'custom', message: sentence })
      return z.NEVER
    })
}

/** A tick; without one nothing is sent. */
export const tickField = z
  .string()
  .optional()
  .transform((value) => value === 'true')

/** One of several words; whatever else is sent is the first of them. */
export function wordField<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z
    .string()
    .optional()
    .transform((sent) => words.find((word) => word === sent) ?? words[0])
}

/** Rows of a form; without any nothing is sent. */
export function rowsField<Row extends z.ZodType>(row: Row) {
  return z
    .array(row)
    .optional()
    .transform((rows = []) => rows)
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}
