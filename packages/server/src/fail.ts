import { problem, type Problem, type ProblemName } from '@holdpoint/api'

/** An expected failure on its way to the caller. Only the dispatcher catches it. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem

  constructor(raised: Problem) {
    super(raised.message)
    this.problem = raised
  }
}

type Extras = Parameters<typeof problem>[1]

/** A named problem, for where it must be passed on instead of thrown. */
export function problemError(name: ProblemName, extras: Extras = {}): ProblemError {
  return new ProblemError(problem(name, extras))
}

/** Ends a handler with a named problem; whatever it wrote is rolled back. */
export function fail(name: ProblemName, extras: Extras = {}): never {
  throw problemError(name, extras)
}

/** Ends a handler with a sentence at one field of its input, by the field's path. */
export function failField(path: string, message: string): never {
  return fail('invalid_input', { message, fields: [{ path, message }] })
}

/** What is wrong with one field of an input, by the field's path. */
export type Fault = { path: string; message: string }

/** Ends a handler with all that is wrong with its input at once; it goes on where nothing is. */
export function failFields(faults: readonly Fault[], details: Problem['details'] = {}): void {
  const [first] = faults
  if (first !== undefined) {
    fail('invalid_input', { message: first.message, fields: [...faults], details })
  }
}

/** A refusal with reasons (status 222) that leaves nothing written. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  readonly content: unknown
  readonly errors: readonly string[]

  constructor(content: unknown, errors: readonly string[]) {
    super(errors[0] ?? 'Refused.')
    this.content = content
    this.errors = errors
  }
}

/** Ends a handler with status 222; whatever it wrote is rolled back and nothing is remembered. */
export function refuse(content: unknown, errors: readonly string[]): never {
  throw new RefusalError(content, errors)
}

/** A rule that stands in the way of a deletion (status 203), which leaves nothing written. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError'
}

/** Ends a handler with status 203 and a sentence; whatever it wrote is rolled back. */
export function notDone(message: string): never {
  throw new NotDoneError(message)
}
