/** What was typed into a form that takes no answers any more: nothing of it was kept. */
export type NotKept = {
  kind: 'not-kept'
  /** The form itself cannot be opened any more, so there is no page of it to say this on. */
  isGone: boolean
  answers: readonly { label: string; text: string }[]
  /** How many photos came with it. */
  photoCount: number
}

/** Tells whether an action, or what it threw, answers with what was typed. */
export function isNotKept(answer: unknown): answer is NotKept {
  return (
    typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'not-kept'
  )
}
