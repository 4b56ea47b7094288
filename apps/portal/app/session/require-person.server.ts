import { redirect, type AppLoadContext } from '@remix-run/node'
import type { SessionInfo } from '@holdpoint/api'
import { paths } from '../paths.ts'

/** Answers who is signed in; nobody is sent to sign in and comes back to where they wanted to go. */
export function requirePerson(context: AppLoadContext, request: Request): SessionInfo {
  if (context.person === null) {
    throw toSignIn(request)
  }
  return context.person
}

/** The redirect to the sign-in page that remembers the way back. */
export function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const wanted = pathname + search
  return redirect(paths.login({ to: wanted === paths.home() ? undefined : wanted }))
}
