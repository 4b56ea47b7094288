import type { ProblemName } from '@holdpoint/api'
import { ProblemError } from '../src/fail.ts'

/** The name of the problem that something ends with; undefined where it goes through. */
export function problemIn(run: () => Promise<unknown>): Promise<ProblemName | undefined>
export function problemIn(run: () => unknown): ProblemName | undefined
export function problemIn(
  run: () => unknown,
): ProblemName | undefined | Promise<ProblemName | undefined> {
  try {
    const ran = run()
    return ran instanceof Promise ? ran.then(() => undefined, nameOf) : undefined
  } catch (error) {
    return nameOf(error)
  }
}

function nameOf(error: unknown): ProblemName {
  if (error instanceof ProblemError) {
    return error.problem.name
  }
  throw error
}
