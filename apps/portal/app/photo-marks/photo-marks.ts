import { markName, marksWords, type MarkedPhoto, type PhotoMark } from '@holdpoint/forms'
import type { markingWords } from './marking-words.ts'

/** Whether anything is drawn on a photo. */
export function isMarked(marked: MarkedPhoto | undefined): marked is MarkedPhoto {
  return marked !== undefined && marked.marks.length > 0
}

/** What is drawn on a photo, behind the words of the photo itself; empty where nothing is. */
export function marksSaid(marked: MarkedPhoto | undefined, lang = 'en'): string {
  return isMarked(marked) ? `. ${marksWords({ ...marked, rev: 1 }, lang)}` : ''
}

/** One mark in words, with its colour: `pin 2, red`. */
export function markSaid(
  mark: PhotoMark,
  { words, lang }: ReturnType<typeof markingWords>,
): string {
  return `${markName(mark, lang)}, ${words.mark.colours[mark.colour].toLowerCase()}`
}

/** Marks as the call takes them. */
export function marksSent(marks: readonly PhotoMark[]) {
  return marks.map(({ points, ...mark }) => ({
    ...mark,
    points: points.map(([x, y]): [number, number] => [x, y]),
  }))
}
