import type { AllowedEvent, ReviewedAnswer, SkippedStep } from '@holdpoint/api'

/** What an entry is decided on, and what may be decided: words and addresses only. */
export type DecisionView = {
  id: string
  formKey: string
  rowVersion: number
  /** Worst first. */
  failures: readonly ReviewedAnswer[]
  odd: readonly string[]
  /** The questions that passed, for whoever hands one of them back all the same. */
  others: readonly { key: string; label: string }[]
  /** What its submitter is asked to change, and by whom. */
  handedBack: readonly { key: string; label: string; note: string; by: string }[]
  /** How many questions were answered. */
  answered: number
  /** What is missing before it is complete, and who owes it. */
  owed: readonly { key: string; task: string; text: string; who: string; isDue: boolean }[]
  /** What of it is left once the reader has approved. */
  stillOwed: DecisionView['owed']
  /** Steps of its form that nobody is asked to decide on, and when they would be. */
  skipped: readonly SkippedStep[]
  /** Whom it waits for and since when; null where nothing says how long it may. */
  waiting: { words: string; isOverdue: boolean } | null
  moves: readonly AllowedEvent[]
  /** Whose parts the reader may give to somebody else; none where that is their own alone. */
  handsOver: readonly (readonly [id: string, name: string])[]
  /** The next one that waits for the reader, and in words its place; null where this is the last. */
  next: { to: string; place: string } | null
}

/** Whom the entry is open to. */
export type AccessView = {
  formKey: string
  rowVersion: number
  isLimited: boolean
  canChange: boolean
  people: readonly { id: string; name: string; as: 'submitter' | 'step' | 'shared' }[]
}

/** What a hand-back comes back with: what was ticked and typed, and what is missing. */
export type HandBackAgain = {
  handBack: {
    notes: Readonly<Record<string, string>>
    otherNote: string
    ticked: readonly string[]
    problem: string
  }
}

/** Tells a hand-back that came back from whatever else an action answers. */
export function isHandBackAgain(answer: unknown): answer is HandBackAgain {
  return typeof answer === 'object' && answer !== null && 'handBack' in answer
}
