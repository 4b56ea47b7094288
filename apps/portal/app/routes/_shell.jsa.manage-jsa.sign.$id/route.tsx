import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SignDialog } from '../../jsa/sign/sign-dialog.tsx'
import { takeSheetPost } from '../../jsa/sign/sign-post.server.ts'
import { SignSheet, sheetTrail } from '../../jsa/sign/sign-sheet.tsx'
import { loadSheet } from '../../jsa/sign/sign-view.server.ts'
import { words } from '../../jsa/sign/sign.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${words.here}, ${page?.sheet.number ?? ''} · Holdpoint` },
]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSheet({ context, request, jsaId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeSheetPost({ context, request, jsaId: params['id'] ?? '' })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

/** The sheet on which a crew signs on, on a tablet that goes round or on each one's own phone. */
export default function SignOn() {
  const { sheet, signing } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead title={words.title(sheet.title)} trail={sheetTrail(sheet)} />
      <SignSheet sheet={sheet} />
      {signing !== null && <SignDialog jsaId={sheet.id} signing={signing} />}
    </>
  )
}
