import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '../../paths.ts'

export function loader() {
  return redirect(paths.home())
}

/** Signs out of this browser even where the session could not be ended: the cookie always goes. */
export async function action({ context }: ActionFunctionArgs) {
  if (context.person !== null) {
    await context.api.auth.signout({})
  }
  return redirect(paths.login(), { headers: { 'Set-Cookie': context.signOutCookie() } })
}
