import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { loadSqrSetup } from '../../sqr/setup/setup-load.server.ts'
import { SqrSetupPage } from '../../sqr/setup/setup-page.tsx'
import { takeSqrSetupPost } from '../../sqr/setup/setup-post.server.ts'
import { words } from '../../sqr/setup/setup.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSqrSetup({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeSqrSetupPost({ context, request, form: await request.formData() })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function SqrSettings() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead title={words.title} trail={[{ name: shellWords.sqr, to: paths.sqrs() }]} />
      <SqrSetupPage view={view} />
    </>
  )
}
