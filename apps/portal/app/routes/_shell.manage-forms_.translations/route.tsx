import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadTranslations } from '../../manage-forms/translate/translate-load.server.ts'
import { TranslatePage } from '../../manage-forms/translate/translate-page.tsx'
import { takeTranslations } from '../../manage-forms/translate/translate-post.server.ts'
import { translateWords as words } from '../../manage-forms/translate/translate.words.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${words.title} ${view?.title ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadTranslations({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeTranslations({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function Translations() {
  return <TranslatePage view={useLoaderData<typeof loader>()} />
}
