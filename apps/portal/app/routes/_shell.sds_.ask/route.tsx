import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { loadAskForm, takeAskForm } from '../../sds/ask-form.server.ts'
import { AskPage } from '../../sds/ask-page.tsx'
import { askWords } from '../../sds/ask.words.ts'
import { words } from '../../sds/sheet.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${askWords.ask} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadAskForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeAskForm({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function AskForSheet() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead title={askWords.ask} trail={[{ name: words.sheets, to: paths.sds() }]} />
      <AskPage page={page} />
    </>
  )
}
