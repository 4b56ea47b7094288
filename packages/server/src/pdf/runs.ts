import type { Face } from './faces.ts'

/**
 * Part of a text that is set in one face. `actual` is what it says where no face has its signs:
 * then `text` holds one `undrawn` for each of them.
 */
export type Run = { text: string; face: Face; actual?: string }

/** What is drawn for a sign that no face has; readers know it as that. */
export const undrawn = '\ufffd'

// What says the same wherever it stands is kept short, so that a line can end between two of them.
const undrawnMax = 12
const lineFeed = 10
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts a text into runs, never inside of what a reader takes for one sign. */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const clean = cleaned(text)
  const [first] = faces
  if (first === undefined || clean === '') {
    return []
  }
  // Most texts are of one script, and asking for its signs is dear.
  if (isOf(clean, first)) {
    return [{ text: clean, face: first }]
  }
  const fallback = faces.find(({ signs }) => signs.has(0xfffd)) ?? first
  const runs: Run[] = []
  let current: Face | undefined
  for (const { segment } of characters.segment(clean)) {
    const face = fittingFace(segment, current, faces)
    current = face
    add(runs, face === undefined ? undrawnRun(segment, fallback) : { text: segment, face })
  }
  return runs
}

function undrawnRun(actual: string, face: Face): Run {
  return { text: undrawn, face, actual }
}

/** Adds to the last run what belongs to it. */
function add(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  const isSame =
    last?.face === run.face && (last.actual === undefined) === (run.actual === undefined)
  if (
    last === undefined ||
    !isSame ||
    (run.actual !== undefined && last.text.length >= undrawnMax)
  ) {
    runs.push(run)
    return
  }
  last.text += run.text
  if (run.actual !== undefined) {
    last.actual = `${last.actual ?? ''}${run.actual}`
  }
}

/** A face goes on as long as it can, so that spaces and points do not change it. */
function fittingFace(
  segment: string,
  current: Face | undefined,
  faces: readonly Face[],
): Face | undefined {
  return current !== undefined && isOf(segment, current)
    ? current
    : faces.find((face) => isOf(segment, face))
}

function isOf(text: string, { signs }: Face): boolean {
  for (const sign of text) {
    const codePoint = sign.codePointAt(0) ?? 0
    if (codePoint !== lineFeed && !signs.has(codePoint)) {
      return false
    }
  }
  return true
}

/** One spelling of each sign, and nothing that moves a cursor or is no text at all. */
function cleaned(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      // oxlint-disable-next-line no-control-regex -- these are the signs that are meant
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, '')
      .replace(/\p{Surrogate}/gu, undrawn)
  )
}
