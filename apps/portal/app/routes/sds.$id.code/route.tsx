import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CodePage } from '../../sds/code-page.tsx'
import { codeWords } from '../../sds/code.words.ts'
import { loadSheetCode } from '../../sds/sheet-load.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: codeWords.title(page?.title ?? '') },
]

/** The code of a sheet on a page to print. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSheetCode({ context, request, sheetId: params['id'] ?? '' })
}

export default function SheetCode() {
  const page = useLoaderData<typeof loader>()
  return <CodePage {...page} hint={codeWords.sheetHint} />
}
