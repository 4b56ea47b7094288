import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { toSignInAgain } from '../../session/provider-refused.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { keepTrip } from '../../session/trip-cookie.server.ts'

/**
 * Leads on to the company's identity provider. A link and no form: browsers that hold a page to its
 * own forms do not let one lead to another site.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const to = safeRedirect(new URL(request.url).searchParams.get('to'), context.publicOrigin)
  if (context.person !== null) {
    return redirect(to)
  }
  const answer = await context.api.auth.startProviderSignIn({})
  if (answer.status !== 200) {
    return await toSignInAgain(context, answer, to)
  }
  const { address, trip } = answer.content
  return redirect(address, {
    status: 303,
    headers: { 'Set-Cookie': await keepTrip(context, trip, to), 'Referrer-Policy': 'no-referrer' },
  })
}
