/** The form as it was sent, with what is wrong with it or what became of each row. */
export type PendingAgain = {
  ticked: readonly string[]
  event: string
  reason: string
  /** What is wrong, by field. */
  errors: { ticked?: string; event?: string; reason?: string }
  /** What became of each. */
  outcome: readonly string[]
}

/** Tells a form that came back from whatever else an action answers. */
export function isPendingAgain(answer: unknown): answer is PendingAgain {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer
}
