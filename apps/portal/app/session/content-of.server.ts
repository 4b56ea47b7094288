import { data, redirect } from '@remix-run/node'
import type { Problem } from '@holdpoint/api'
import { paths, type NoAccessType } from '../paths.ts'
import type { ThrownProblem } from '../ui/error-page.tsx'
import { toSignIn } from './require-person.server.ts'

/** A call's answer, as far as a loader cares. */
export type Answer<Content> =
  | { status: 200; content: Content }
  | { status: 222 | 203; message: string; requestId: string }
  | { status: 'problem'; problem: Problem; requestId: string }

interface ContentOptions {
  /** Where a 403 leads; without it, a 403 is an error page like any other. */
  forbidden?: NoAccessType
}

/**
 * The content of an answer. Whatever else came back is thrown: a lost session leads to the sign-in
 * page, a 403 to the no-access page (spec 8), and the rest to the error page with its own words.
 */
export function contentOf<Content>(
  answer: Answer<Content>,
  request: Request,
  options: ContentOptions = {},
): Content {
  if (answer.status === 200) {
    return answer.content
  }
  if (answer.status === 'problem') {
    throwProblem(answer.problem, answer.requestId, request, options)
  }
  const thrown: ThrownProblem = { message: answer.message, requestId: answer.requestId }
  throw data(thrown, { status: 500 })
}

/** Throws what a problem leads to; see `contentOf`. */
export function throwProblem(
  problem: Problem,
  requestId: string,
  request: Request,
  options: ContentOptions = {},
): never {
  if (problem.name === 'not_signed_in') {
    throw toSignIn(request)
  }
  if (problem.status === 403 && options.forbidden !== undefined) {
    throw redirect(paths.noAccess(options.forbidden))
  }
  const thrown: ThrownProblem = { message: problem.message, requestId }
  throw data(thrown, { status: problem.status })
}
