import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { leadDone, leadFailed, optionsOf } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { SettingsPage } from '../../settings/settings-page.tsx'
import { partsFor } from '../../settings/settings-parts.server.ts'
import { words as settingsWords } from '../../settings/settings.words.ts'
import { opening } from '../../shell/places.ts'
import { words } from '../../shell/shell.words.ts'
import { formText } from '../../ui/form-text.ts'

export const meta: MetaFunction = () => [{ title: `${words.settings} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const { language } = contentOf(await context.api.settings.get({}), request)
  return {
    ...{ timeZone: context.timeZone, parts: partsFor(opening(person)), language },
    formKey: context.mintFormKey(),
  }
}

/** Takes the language that somebody reads. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const post = { context, request, form }
  const { input } = catalogue.settings.saveLanguage
  const asked = input.safeParse({ language: formText(form, 'language') })
  if (!asked.success) {
    return leadFailed(post, paths.settings(), settingsWords.noLanguage)
  }
  contentOf(await context.api.settings.saveLanguage(asked.data, optionsOf(form)), request)
  return leadDone(post, paths.settings(), settingsWords.languageSaved)
}

export const clientAction = quietEdit

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />
}
