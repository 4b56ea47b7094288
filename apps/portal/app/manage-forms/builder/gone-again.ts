import { questionTypes, type QuestionType } from '@holdpoint/forms'
import type { EditAgain } from '../../records/edit-again.ts'

/** A part that came back because what it was of has gone; it is not lost with that. */
export type GoneAgain = EditAgain & { isGone: true }

/** Tells a part of what has gone from others that came back. */
export function isGoneAgain(again: EditAgain | undefined): again is GoneAgain {
  return again !== undefined && 'isGone' in again
}

/** The kind of the question that came back; null where it was something else. */
export function typeOfGone({ lastResult }: GoneAgain): QuestionType | null {
  const typed = lastResult.initialValue?.['type']
  return questionTypes.find((type) => type === typed) ?? null
}
