import * as z from 'zod'
import { orNone, ticks } from '../../fields.ts'
import { calendarDay, id, wireBoolean, wireInteger, wireList, written } from '../../wire.ts'
import { sentences } from '../../sentences.ts'
import { dueDaysUsual } from '../files/files.vocabulary.ts'
import type { sdsIngredient } from './sds.records.ts'
import { pictograms, protections, sdsSections, signalWords } from './sds.vocabulary.ts'

const sentence = 'One a line: CAS number, name, percent from, percent to, with | between them.'

/** Text that may be left out. */
function line(lengthMax: 100 | 150 | 500 | 1000 | 2000) {
  return written(lengthMax)
    .nullish()
    .transform((text) => text?.trim() ?? '')
}

/** Names of a product: a list, or text with one a line. A name of a substance may hold commas. */
const names = z
  .union([z.array(z.string().max(200)).max(9999), z.string().max(20_000)])
  .transform((value) =>
    (typeof value === 'string' ? value.split('\n') : value)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .pipe(z.array(written(100)).max(30))
  .default([])

/** Codes of hazards or precautions. Those that nobody knows are kept; combined ones have a plus. */
function codes(letter: 'H' | 'P') {
  const code = new RegExp(`^(EU)?${letter}\\d{3}[A-Za-z]{0,2}(\\+${letter}\\d{3}[A-Za-z]{0,2})*$`)
  const tidy = (text: string) =>
    text.replace(/\s+/gu, '').replace(/^[a-z]+/u, (mark) => mark.toUpperCase())
  return wireList
    .transform((list) => [...new Set(list.map(tidy))])
    .pipe(
      z
        .array(
          z
            .string()
            .max(64)
            .regex(code, `Please enter codes such as ${letter}${letter === 'H' ? '314' : '280'}.`),
        )
        .max(60),
    )
    .default([])
}

/** A CAS number, whose last digit checks the others. */
export function isCasNumber(text: string): boolean {
  const digits = /^(\d{2,7})-(\d{2})-(\d)$/u.exec(text)
  if (digits === null) {
    return false
  }
  const [, first = '', second = '', check] = digits
  const sum = [...`${first}${second}`]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place + 1), 0)
  return sum % 10 === Number(check)
}

const percent = z.number().min(0).max(100)
const ingredient = z
  .object({
    cas: z.string().refine((text) => text === '' || isCasNumber(text), 'This is not a CAS number.'),
    name: written(150),
    from: percent,
    to: percent,
  })
  .refine(({ from, to }) => from <= to, 'The range begins above its end.')

/** Reads what a form has: `7647-01-0 | Hydrochloric acid | 14 | 16`, one a line. */
function ingredientsOf(text: string, context: z.RefinementCtx): z.infer<typeof sdsIngredient>[] {
  const lines = text.split(/\r?\n/u).filter((one) => one.trim() !== '')
  return lines.flatMap((one) => {
    const [cas = '', name = '', from = '', to = from] = one.split('|').map((part) => part.trim())
    const read = ingredient.safeParse({ cas, name, from: numberIn(from), to: numberIn(to) })
    if (!read.success || name === '') {
      const why = read.success ? sentence : read.error.issues[0]?.message
      context.addIssue({
        code: 'custom',
        message: `${one.trim().slice(0, 60)}: ${why ?? sentence}`,
      })
      return []
    }
    return [read.data]
  })
}

function numberIn(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace('%', ''))
}

/** Ingredients as they are written in a form. */
export function ingredientLines(ingredients: readonly z.infer<typeof sdsIngredient>[]): string {
  return ingredients.map(({ cas, name, from, to }) => [cas, name, from, to].join(' | ')).join('\n')
}

/** A day that a form may leave empty. */
const day = z
  .union([z.literal('').transform(() => null), calendarDay])
  .nullish()
  .transform((chosen) => chosen ?? null)

/** What may be said of a sheet. Only its product must be named: the rest comes with the paper. */
export const sdsDraft = z.object({
  productName: z
    .string(sentences.required.documentName)
    .overwrite((name) => name.replace(/\s+/gu, ' ').trim())
    .min(1, sentences.required.documentName)
    .pipe(written(150)),
  synonyms: names,
  manufacturer: line(150),
  manufacturerAddress: line(500),
  manufacturerPhone: line(100),
  emergencyPhone: line(100),
  /** What it is made of: a list, or text with a line for each. */
  ingredients: z
    .union([z.array(ingredient).max(60), written(2000).transform(ingredientsOf)])
    .default([]),
  revisionOn: day,
  language: line(100),
  jurisdiction: line(100),
  signalWord: z.enum(signalWords).default('none'),
  pictograms: ticks(pictograms),
  hCodes: codes('H'),
  pCodes: codes('P'),
  storageClass: line(100),
  unNumber: line(100),
  ppe: ticks(protections),
  /** The sheet that this one takes the place of, once it is approved. */
  replacesId: z
    .union([z.literal('').transform(() => null), id])
    .nullish()
    .transform((chosen) => chosen ?? null),
  requireAck: wireBoolean.default(false),
  dueDays: wireInteger(1, 365).default(dueDaysUsual),
  repeatMonths: orNone(wireInteger(1, 120)),
  ...(Object.fromEntries(sdsSections.map((section) => [section, line(2000)])) as Record<
    (typeof sdsSections)[number],
    ReturnType<typeof line>
  >),
})
/** What may be said of a sheet. */
export type SdsDraft = z.infer<typeof sdsDraft>

const noNumber = 'Please enter a number.'
/** A number with decimals; text is read. */
const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}(\.\d{1,3})?$/u)
        .transform(Number),
    ],
    noNumber,
  )
  .pipe(z.number(noNumber).min(0, noNumber).max(999_999_999, noNumber))

/** What lies on a pad. */
export const sdsStock = z.object({
  padId: id,
  container: line(100),
  quantity: amount,
  maximum: z
    .union([z.literal('').transform(() => null), amount], noNumber)
    .nullish()
    .transform((most) => most ?? null),
  unit: z.string().min(1, 'Please enter unit').pipe(written(100)),
})
