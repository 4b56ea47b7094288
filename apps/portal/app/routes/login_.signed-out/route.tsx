import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { paths } from '../../paths.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { words } from '../login_.sign-out/sign-out.words.ts'

/** Where the identity provider leads back to once somebody is signed out there as well. */
export async function loader({ context }: LoaderFunctionArgs) {
  // Opened by whoever is signed in it says nothing that is not so.
  return context.person === null
    ? await redirectWithToast(context, paths.login(), { tone: 'success', text: words.done })
    : redirect(paths.home())
}
