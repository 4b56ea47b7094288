import { redirect, replace, type ActionFunctionArgs } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'

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

// Without a network the form stays as it is read, and that is said.
export const clientAction = quietEdit
