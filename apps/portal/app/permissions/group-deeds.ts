import { isEditAgain, type EditAgain } from '../records/edit-again.ts'

/** What is done with several people and a group. */
export const groupDeeds = ['add', 'remove'] as const
export type GroupDeed = (typeof groupDeeds)[number]

export function deedOf(text: string | null): GroupDeed {
  return text === 'remove' ? 'remove' : 'add'
}

/** What several people gain and lose by a change, said once for those whom it changes alike. */
export type BatchView = {
  lines: readonly {
    who: string
    gained: readonly string[]
    lost: readonly string[]
  }[]
  /** What takes it back, as the form posts it; null where there is nothing to take back. */
  undo: string | null
  /** Whoever does it does not hold what it takes away, and could not put it back. */
  isLasting: boolean
}

/** The form as it was typed, with what it would change. */
export type LookedAgain = EditAgain & { looked: BatchView }

/** What was changed. */
export type ChangedAnswer = { changed: BatchView }

/** What a form would change, where that was asked. */
export function lookedIn(again: EditAgain | undefined): BatchView | null {
  return again !== undefined && 'looked' in again ? (again as LookedAgain).looked : null
}

/** What an action has changed; null for a form that came back. */
export function changedIn(answer: unknown): BatchView | null {
  return typeof answer === 'object' &&
    answer !== null &&
    !isEditAgain(answer) &&
    'changed' in answer
    ? (answer as ChangedAnswer).changed
    : null
}
