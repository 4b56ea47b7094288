import { lotoReadWords, lotoWantedWords, type LotoReadingLimit } from '@holdpoint/api'
import { failField } from '../../fail.ts'

// Whether what was read at a point is what must be read (decision 0164): this is the one place.

/** What was read at a point, and what must be. */
export type Reading = { reading: string; expected: string; limit: LotoReadingLimit; unit: string }

/** A reading as it is kept, and whether it is met; null where nothing must be read. */
type Read = { reading: string; isMet: boolean | null }

/** Holds what was typed against what must be read; ends the call at the field where it is no reading. */
export function heldAgainst({ reading, expected, limit, unit }: Reading): Read {
  if (expected === '') {
    return { reading, isMet: null }
  }
  if (reading === '') {
    return failField('reading', 'Please enter what was read.')
  }
  if (limit === 'as_said') {
    return { reading, isMet: isAsSaid({ reading, expected, unit }) }
  }
  const measured = measure(reading, unit)
  if ('why' in measured) {
    return failField('reading', measured.why)
  }
  return {
    reading: measured.text,
    isMet: within[limit](Number(measured.text), Number(expected)),
  }
}

/**
 * Leads that are held the other way round turn the sign of a reading, and a line with -480 V is no dead
 * one: an upper limit that is not below zero is held against how much was read, whichever its sign.
 * Nothing is below zero by how much it is: there the sign is what is meant.
 */
const within: Readonly<
  Record<Exclude<LotoReadingLimit, 'as_said'>, (read: number, wanted: number) => boolean>
> = {
  exactly: (read, wanted) => read === wanted,
  at_most: (read, wanted) => (wanted >= 0 ? Math.abs(read) : read) <= wanted,
  at_least: (read, wanted) => read >= wanted,
  below: (read, wanted) => (wanted > 0 ? Math.abs(read) : read) < wanted,
}

/** What a reading that is not met says. */
export function readsWords({ reading, expected, limit, unit }: Reading): string {
  const wanted = {
    expectedReading: expected,
    readingLimit: limit,
    unit: unitBehind(expected, unit),
  }
  const read = `${reading} ${unitBehind(reading, unit)}`.trim()
  return `reads ${read}, must read ${lotoWantedWords(wanted)}.`
}

/** What a reading that is met says: “reads 0.1 V, at most 0.5 V: met”. */
export function metWords({ reading, expected, limit, unit }: Reading): string {
  return limit === 'as_said'
    ? `reads ${reading}`
    : `reads ${lotoReadWords({
        ...{ reading, expectedReading: expected, readingLimit: limit, unit },
        isReadingMet: true,
      })}`
}

const unitBehind = (text: string, unit: string) => (numberIn(text) === null ? '' : unit)

/** The number that a limit is, as it is kept; ends the call at the field where it is none. */
export function limitOf(said: { expectedReading: string; unit: string }): string {
  const measured = measure(said.expectedReading, said.unit)
  if (said.expectedReading === '' || 'why' in measured) {
    const why = 'why' in measured && said.expectedReading !== '' ? measured.why : null
    return failField('expectedReading', why ?? 'Please enter the number that is the limit.')
  }
  return said.unit === '' ? failField('unit', 'Please enter the unit of the limit.') : measured.text
}

/** A number as it is kept, of what was typed with or without its unit; or why it is none. */
function measure(typed: string, unit: string): { text: string } | { why: string } {
  const text = spaced(typed).replace(/^[−–]/u, '-')
  const bare = withoutUnit(text, unit)
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/u.test(bare)) {
    const [thousands, decimal] = [bare.replace(',', ''), bare.replace(',', '.')]
    return { why: `Please write ${thousands} or ${decimal}: the comma may mean either.` }
  }
  const value = /^[+-]?[.,]\d+$/u.test(bare) ? bare.replace(/[.,]/u, '0.') : bare
  const number = numberIn(value)
  if (number === null) {
    return {
      why:
        unit === ''
          ? 'Please enter a number, such as 0.1.'
          : `Please enter a number in ${unit}, such as 0.1.`,
    }
  }
  const digits = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+/u.test(value)
    ? value.replaceAll(',', '')
    : value.replace(',', '.')
  return { text: number === 0 ? '0' : digits.replace(/^\+/u, '') }
}

/** Whether what was read is what was said: as numbers where both are, else as words. */
function isAsSaid({ reading, expected, unit }: Pick<Reading, 'reading' | 'expected' | 'unit'>) {
  const [read, wanted] = [withoutUnit(reading, unit), withoutUnit(expected, unit)]
  const [one, other] = [numberIn(read), numberIn(wanted)]
  if (one !== null && other !== null) {
    return one === other
  }
  // Where the point has a unit, what still has one behind it was read in another: 0 A is not 0 V.
  return unit === '' ? isPlainly(read, wanted) : isSameWord(read, wanted)
}

/** The same words, or the same number before one unit, which one of them may leave out: 0 and 0.0 V. */
function isPlainly(read: string, wanted: string): boolean {
  const [one, other] = [partsOf(read), partsOf(wanted)]
  if (one === null || other === null) {
    return isSameWord(read, wanted)
  }
  const isUnitShared = one.unit === '' || other.unit === '' || isSameUnit(one.unit, other.unit)
  return isUnitShared && one.number === other.number
}

function partsOf(text: string): { number: number; unit: string } | null {
  const [, number, unit] = /^([+-]?[\d.,]+) ?(\p{L}*|%)$/u.exec(text) ?? []
  const value = numberIn(number ?? '')
  return value === null ? null : { number: value, unit: unit ?? '' }
}

function withoutUnit(text: string, unit: string): string {
  const [words, end] = [spaced(text), spaced(unit)]
  return end !== '' && isSameUnit(words.slice(-end.length), end)
    ? words.slice(0, -end.length).trim()
    : words
}

/** One unit, in small letters or capitals; but a milliohm (mΩ) is no megohm (MΩ). */
function isSameUnit(one: string, other: string): boolean {
  return isSameWord(one, other) && (!/^m/iu.test(one) || one[0] === other[0])
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** A number: commas between each three digits part thousands, another one is a decimal comma. */
function numberIn(text: string): number | null {
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(text)) {
    return Number(text.replaceAll(',', ''))
  }
  return /^[+-]?\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : null
}
