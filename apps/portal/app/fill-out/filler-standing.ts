import type { Question } from '@holdpoint/forms'
import type { FillerState } from './filler-state.ts'
import { draftOf, emptyDraft, isSameDraft, readDraft, type Draft } from './raw-answer.ts'

/** How far what is typed is from being saved. */
export type Standing = {
  /** How many answers hold something that cannot be saved as it is. */
  invalidCount: number
  /** The questions in which something was typed that is not what is saved, and cannot be. */
  unread: readonly string[]
  /** Whether something is not on the server yet. */
  hasUnsaved: boolean
  /** Whether all of that is safe on this device. */
  isKept: boolean
  /** Whether whoever leaves loses nothing. */
  isSafe: boolean
  /** The first question that waits for the person and not for the network. */
  firstOpen: string | undefined
}

/** Tells how a form stands. What a question holds is judged once and not again at every key. */
export function standingReader(questions: ReadonlyMap<string, Question>) {
  const judged = new Map<string, WeakMap<Draft, boolean>>()

  function isReadable(question: Question, draft: Draft): boolean {
    const own = judged.get(question.key) ?? new WeakMap<Draft, boolean>()
    const before = own.get(draft)
    if (before !== undefined) {
      return before
    }
    const { ok } = readDraft(question, draft)
    judged.set(question.key, own.set(draft, ok))
    return ok
  }

  return (state: FillerState): Standing => {
    const invalid = [...questions.values()].filter(
      (question) =>
        state.refusals[question.key] !== undefined ||
        !isReadable(question, state.drafts[question.key] ?? emptyDraft),
    )
    const invalidCount = invalid.length
    const unread = invalid.flatMap((question) => {
      const { key } = question
      const saved = draftOf(state.saved[key], question)
      return isSameDraft(state.drafts[key] ?? emptyDraft, saved) ? [] : [key]
    })
    const isAtRest = state.saveState.kind === 'idle' || state.saveState.kind === 'saved'
    const open = [...invalid.map(({ key }) => key), ...Object.keys(state.conflicts)]
    const isKept = state.device === 'kept' && invalidCount === 0
    const hasUnsaved = !isAtRest || open.length > 0 || state.photos.length > 0
    const isSafe = isKept || !hasUnsaved
    return { invalidCount, unread, isKept, hasUnsaved, isSafe, firstOpen: open[0] }
  }
}
