import { answerWords } from './answer-words.ts'
import { cleanLine } from './clean-text.ts'
import {
  markCountMax,
  markPointsMax,
  markPointsOfAllMax,
  markTextMax,
  photoSideMax,
  pinNumberMax,
} from './limits.ts'
import { markWords, type MarkWords } from './mark-words.ts'
import {
  markColours,
  markKinds,
  type MarkColour,
  type MarkedPhoto,
  type MarkKind,
  type MarkPoint,
  type PhotoMark,
} from './types.ts'

/** The outcome of checking marks: a clean copy, or a sentence that says what is wrong. */
export type CheckedMarks =
  | { readonly ok: true; readonly marks: readonly PhotoMark[] }
  | { readonly ok: false; readonly message: string }

/**
 * Judges marks that came as JSON, whatever they are. The accepted ones are clean copies with known
 * fields only, their places rounded to four decimals. Never throws.
 */
export function checkMarks(marks: unknown, words: MarkWords = markWords): CheckedMarks {
  if (!Array.isArray(marks)) {
    return refused(words.badMarks)
  }
  if (marks.length > markCountMax) {
    return refused(words.tooManyMarks(markCountMax))
  }
  const kept: PhotoMark[] = []
  for (const mark of marks) {
    const checked = checkMark(mark, words)
    if (typeof checked === 'string') {
      return refused(checked)
    }
    kept.push(checked)
  }
  const points = kept.reduce((sum, mark) => sum + mark.points.length, 0)
  return points > markPointsOfAllMax ? refused(words.tooManyPointsInAll) : { ok: true, marks: kept }
}

/** The marks beside a stored file: a clean copy, `none` where there are none, null where they are bad. */
export function checkMarked(marked: unknown): MarkedPhoto | 'none' | null {
  if (marked === undefined || marked === null) {
    return 'none'
  }
  if (!isRecord(marked)) {
    return null
  }
  const { rev, width, height } = marked
  const checked = checkMarks(marked['marks'])
  if (!checked.ok || !isSide(rev, Number.MAX_SAFE_INTEGER)) {
    return null
  }
  if (!isSide(width, photoSideMax) || !isSide(height, photoSideMax)) {
    return null
  }
  return { rev, width, height, marks: checked.marks }
}

/** Whether two lists of marks draw the same; none is an empty list. */
export function isSameMarks(
  marks: readonly PhotoMark[] | undefined,
  others: readonly PhotoMark[] | undefined,
): boolean {
  return JSON.stringify((marks ?? []).map(inOrder)) === JSON.stringify((others ?? []).map(inOrder))
}

/** Stored documents keep no order of fields. */
function inOrder({ kind, points, colour, number, text }: PhotoMark) {
  return { kind, points, colour, number, text }
}

/** What a mark is called in a sentence: `pin 2`, `arrow "Leak"`. */
export function markName({ kind, number, text }: PhotoMark, lang = 'en'): string {
  const called = answerWords(lang).markNames[kind]
  const name = number === undefined ? called : `${called} ${number}`
  return text === undefined ? name : `${name} “${text}”`
}

/**
 * The marks of a photo in words, `2 marks: pin 1, arrow "Leak"`; with how often they were set where
 * it was more than once, so that marks that were only moved differ in words as well.
 */
export function marksWords({ marks, rev }: MarkedPhoto, lang = 'en'): string {
  const { marks: marksOf, setTimes } = answerWords(lang)
  const names = marks.map((mark) => markName(mark, lang)).join(', ')
  const said = names === '' ? marksOf(0) : `${marksOf(marks.length)}: ${names}`
  return rev > 1 ? `${said}, ${setTimes(rev)}` : said
}

/** The number that the next pin gets: one more than the greatest, as long as there is one. */
export function nextPinNumber(marks: readonly PhotoMark[]): number {
  return Math.min(pinNumberMax, Math.max(0, ...marks.map(({ number = 0 }) => number)) + 1)
}

const refused = (message: string): CheckedMarks => ({ ok: false, message })

/** A clean copy, or the sentence that says what is wrong. */
function checkMark(mark: unknown, words: MarkWords): PhotoMark | string {
  if (!isRecord(mark) || !isKind(mark['kind']) || !isColour(mark['colour'])) {
    return words.badMarks
  }
  const { kind, colour, number } = mark
  const points = checkPoints(kind, mark['points'], words)
  if (typeof points === 'string') {
    return points
  }
  const isNumbered = isSide(number, pinNumberMax)
  if (kind === 'pin' ? !isNumbered : number !== undefined && number !== null) {
    return words.badPinNumber(pinNumberMax)
  }
  const text = mark['text'] ?? ''
  if (typeof text !== 'string' || text.length > 4 * markTextMax) {
    return words.markTextTooLong(markTextMax)
  }
  const line = cleanLine(text)
  if (line.length > markTextMax) {
    return words.markTextTooLong(markTextMax)
  }
  return {
    kind,
    points,
    colour,
    ...(isNumbered && kind === 'pin' ? { number } : {}),
    ...(line === '' ? {} : { text: line }),
  }
}

const pointCounts: Readonly<Record<MarkKind, readonly [least: number, most: number]>> = {
  arrow: [2, 2],
  ellipse: [2, 2],
  box: [2, 2],
  line: [2, markPointsMax],
  pin: [1, 1],
}

function checkPoints(
  kind: MarkKind,
  points: unknown,
  words: MarkWords,
): readonly MarkPoint[] | string {
  if (!Array.isArray(points)) {
    return words.badMarks
  }
  const [least, most] = pointCounts[kind]
  if (points.length < least || points.length > most) {
    return kind === 'line' && points.length > most
      ? words.tooManyPoints(most)
      : words.wrongPoints[kind]
  }
  const kept: MarkPoint[] = []
  for (const point of points) {
    if (!Array.isArray(point) || point.length !== 2 || !point.every(isNumber)) {
      return words.badMarks
    }
    const [x = -1, y = -1] = point
    if (!isShare(x) || !isShare(y)) {
      return words.offPhoto
    }
    kept.push([rounded(x), rounded(y)])
  }
  const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = kept
  const isNothing = kind === 'arrow' ? fromX === toX && fromY === toY : isFlat(kind, kept)
  return isNothing ? words.wrongPoints[kind] : kept
}

/** An ellipse or a box without a width and a height could not be seen. */
function isFlat(kind: MarkKind, [from, to]: readonly MarkPoint[]): boolean {
  const isArea = kind === 'ellipse' || kind === 'box'
  return isArea && (from?.[0] === to?.[0] || from?.[1] === to?.[1])
}

// Adding zero turns -0, which JSON cannot carry, into 0.
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000 + 0

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isShare(value: number): boolean {
  return value >= 0 && value <= 1
}

function isSide(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= max
}

function isKind(value: unknown): value is MarkKind {
  return markKinds.some((kind) => kind === value)
}

function isColour(value: unknown): value is MarkColour {
  return markColours.some((colour) => colour === value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
