import { marksWords, type MarkedPhoto } from '@holdpoint/forms'

/** Whether anything is drawn on a photo. */
export function isMarked(marked: MarkedPhoto | undefined): marked is MarkedPhoto {
  return marked !== undefined && marked.marks.length > 0
}

/** What is drawn on a photo, behind the words of the photo itself; empty where nothing is. */
export function marksSaid(marked: MarkedPhoto | undefined): string {
  return isMarked(marked) ? `. ${marksWords({ ...marked, rev: 1 })}` : ''
}
