/** The fields of a form in which somebody signs. */
export const signFields = {
  name: 'name',
  password: 'password',
  /** A drawing; its file is stored in front of the page. */
  file: 'file',
  rowVersion: 'rowVersion',
} as const

/** The two buttons of that form. */
export const signIntents = { typed: 'sign-typed', drawn: 'sign-drawn' } as const

/** What comes back when nothing was signed: what is wrong by field, and the name as it was typed. */
export type SignAgain = {
  problems: { name?: string; password?: string; file?: string }
  name: string
}

/** Tells what comes back of a signature from what comes back of anything else. */
export function isSignAgain(answer: unknown): answer is SignAgain {
  return typeof answer === 'object' && answer !== null && 'problems' in answer
}
