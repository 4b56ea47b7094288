import { redirect, redirectDocument, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '../../paths.ts'
import { keepWayOut } from '../../session/way-out-cookie.server.ts'

export function loader() {
  return redirect(paths.home())
}

/**
 * Signs out of this browser even where the session could not be ended: the cookie always goes. Where an
 * identity provider began the session, the next page leads there to sign out as well.
 */
export async function action({ context }: ActionFunctionArgs) {
  const answer = context.person === null ? null : await context.api.auth.signout({})
  const address = answer?.status === 200 ? answer.content?.providerAddress : undefined
  const cookies = [context.signOutCookie()]
  if (address !== undefined) {
    cookies.push(await keepWayOut(context, address))
  }
  const onwards =
    address === undefined ? redirect(paths.login()) : redirectDocument(paths.providerSignOut())
  cookies.forEach((cookie) => onwards.headers.append('Set-Cookie', cookie))
  return onwards
}
