import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { RiskMatrixForm } from '../../settings/risk-matrix/risk-matrix-form.tsx'
import { loadRiskMatrix, takeRiskMatrix } from '../../settings/risk-matrix/risk-matrix.server.ts'
import { words } from '../../settings/risk-matrix/risk-matrix.words.ts'
import { UsualQuestion } from '../../settings/risk-matrix/usual-question.tsx'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadRiskMatrix({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeRiskMatrix({ context, request, form: await request.formData() })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

/** How the organisation judges risks, for those who keep its settings. */
export default function RiskMatrix() {
  const page = useLoaderData<typeof loader>()
  const [asked] = useSearchParams()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <RiskMatrixForm key={page.rowVersion} page={page} />
      {asked.get('dialog') === 'usual' && <UsualQuestion page={page} />}
    </>
  )
}
