import type { Problem, ProblemName } from '@holdpoint/api'

/** Why something was not taken: by its name where it has one, and in its language where it says which. */
export type Refusal = {
  readonly message: string
  /** In English where it is left out. */
  readonly lang?: string
  /** What the table of problems calls it. */
  readonly name?: ProblemName
  /** How many seconds to wait, where it says so. */
  readonly retryAfterS?: number
}

/** A problem as it is told beside an answer. */
export function refusalOf({ message, name, details, retryAfterS }: Problem): Refusal {
  const { lang } = details
  return {
    ...{ message, name },
    ...(typeof lang === 'string' && { lang }),
    ...(retryAfterS !== undefined && { retryAfterS }),
  }
}
