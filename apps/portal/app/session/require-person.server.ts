import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node'
import type { SessionInfo } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { toastCookie } from './flash.server.ts'
import { safeRedirect } from './safe-redirect.ts'
import { words } from './session.words.ts'

/** Answers who is signed in; nobody is sent to sign in and comes back to where they wanted to go. */
export function requirePerson(context: AppLoadContext, request: Request): SessionInfo {
  if (context.person === null) {
    throw toSignIn(request)
  }
  return context.person
}

/**
 * Answers who posts a form. One that was shown to somebody else, who has made way for another
 * person on the same browser, changes nothing: it would be done in the wrong name. The page is
 * loaded anew, so that nothing of the former person stays in it.
 */
export async function requirePoster(
  context: AppLoadContext,
  request: Request,
): Promise<SessionInfo> {
  const person = requirePerson(context, request)
  if (!context.isFormOfAnother) {
    return person
  }
  throw await formOfAnother(context, request, person)
}

/** The page loaded anew, which says that a form of somebody else's did nothing. */
export async function formOfAnother(
  context: AppLoadContext,
  request: Request,
  person: SessionInfo,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const text = words.formOfAnother(person.user.name)
  const cookie = await toastCookie(context, { tone: 'error', text, title: 'Error' })
  const to = safeRedirect(pathname + search, context.publicOrigin)
  return redirectDocument(to, { headers: { 'Set-Cookie': cookie } })
}

/** The redirect to the sign-in page that remembers the way back, and whether a session has ended. */
export function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const wanted = pathname + search
  return redirect(
    paths.login({
      to: wanted === paths.home() ? undefined : wanted,
      ended: isFromInside(request) ? 1 : undefined,
    }),
  )
}

// What anybody may look at: who comes from there need not have been signed in.
const open = /^\/(?:login|api|embed|paper)(?:[/.]|$)/

/** Whether the page that asks was shown to somebody who was signed in: its form is posted, or its link followed. */
function isFromInside({ method, headers, url }: Request): boolean {
  const referrer = headers.get('Referer')
  if (method === 'POST' || referrer === null || !URL.canParse(referrer)) {
    return method === 'POST'
  }
  const { origin, pathname } = new URL(referrer)
  return origin === new URL(url).origin && !open.test(pathname)
}
