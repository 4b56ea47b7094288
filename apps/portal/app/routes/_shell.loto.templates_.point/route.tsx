import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PointForm } from '../../loto/templates/point-form.tsx'
import { loadPointForm, takePointForm } from '../../loto/templates/point-form.server.ts'
import { pointWords, words } from '../../loto/templates/template.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEditSaying } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (stepId: string | null, tag: string) =>
  stepId === null ? pointWords.add : `${pointWords.edit} ${tag}`

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.stepId ?? null, edit?.tag ?? '')} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadPointForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takePointForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEditSaying(pointWords.pictureRefused)

export default function EditPoint() {
  const { page, stepId, templateId, number, tag } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(stepId, tag)}
        trail={[
          { name: words.templates, to: paths.lotoTemplates() },
          { name: number, to: paths.lotoTemplate(templateId) },
        ]}
      />
      {/* Another one that is added begins with an empty form. */}
      <PointForm key={stepId ?? page.rowVersion} page={page} />
    </>
  )
}
