import { sentences } from '../sentences.ts'
import { commentLengthMax } from './limits.ts'

/** The beginning of a text, and whether anything of it was left out. */
export type Preview = { shown: string; isCut: boolean }

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Cuts a text to at most so many code points (spec 5: 300 for answers, 100 for notes), without
 * splitting what reads as one character: an accent stays on its letter, a flag stays whole.
 */
export function preview(text: string, lengthMax: number): Preview {
  if (text.length <= lengthMax) {
    return { shown: text, isCut: false }
  }
  let length = 0
  for (const { segment, index } of segmenter.segment(text)) {
    length += lengthOf(segment)
    if (length > lengthMax) {
      return { shown: text.slice(0, index), isCut: true }
    }
  }
  return { shown: text, isCut: false }
}

/** The length of a text as people and PostgreSQL count it: in code points, a line end being one. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length
}

/** Splits a comma list, trims its entries and drops the empty ones (spec 5). */
export function trimmedList(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Whether nobody could see anything of a text: white space, or characters without a shape. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)
}

/** Says what is wrong with a comment, or undefined (spec 5). Whitespace alone counts as empty. */
export function commentProblem(text: string): string | undefined {
  if (isBlank(text)) {
    return sentences.comment.required
  }
  return lengthOf(text) > commentLengthMax ? sentences.comment.tooLong : undefined
}
