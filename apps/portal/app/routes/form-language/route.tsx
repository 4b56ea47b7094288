import { redirect, replace, type ActionFunctionArgs } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { words } from '../../lists/quiet-action.words.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { toasts } from '../../ui/toasts.ts'

export function loader() {
  return redirect(paths.settings())
}

/** Takes the language that somebody chose on the page of a form, which comes back in it. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const asked = catalogue.settings.saveLanguage.input.safeParse({ language: form.get('language') })
  if (asked.success) {
    // Chosen twice it is chosen: no key tells one press from the next.
    contentOf(await context.api.settings.saveLanguage(asked.data), request)
  }
  return replace(safeRedirect(form.get('to'), context.publicOrigin))
}

/** Without a network the form stays as it is read, and that is said. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) {
      throw thrown
    }
    toasts.show({ tone: 'error', text: words.noNetwork })
    // A failure's status keeps the page from asking for its own data, which would fail as well.
    return Response.json(null, { status: 503 })
  }
}
