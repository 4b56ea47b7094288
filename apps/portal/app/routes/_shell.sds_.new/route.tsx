import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { words as listWords } from '../../sds/sds.words.ts'
import { SheetForm } from '../../sds/sheet-form.tsx'
import { loadNewSheet, takeSheetForm } from '../../sds/sheet-form.server.ts'
import { formWords, words } from '../../sds/sheet.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${formWords.add} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadNewSheet({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeSheetForm({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function NewSheet() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead title={formWords.add} trail={[{ name: words.sheets, to: paths.sds() }]} />
      <SheetForm page={page} submit={listWords.add} />
    </>
  )
}
