import type { AppLoadContext } from '@remix-run/node'
import type { Problem } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { redirectWithToast } from './flash.server.ts'

type Refusal = { status: 'problem'; problem: Problem } | { message: string }

/** Back to the sign-in page, which says what stood in the way and still knows where to go. */
export function toSignInAgain(
  context: AppLoadContext,
  refusal: Refusal,
  to: string,
): Promise<Response> {
  const text = 'problem' in refusal ? refusal.problem.message : refusal.message
  return redirectWithToast(context, paths.login({ to: to === paths.home() ? undefined : to }), {
    tone: 'error',
    title: 'Error',
    text,
  })
}
