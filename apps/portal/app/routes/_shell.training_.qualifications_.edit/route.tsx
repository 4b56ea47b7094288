import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import {
  loadQualificationForm,
  takeQualificationForm,
} from '../../training/qualification-form.server.ts'
import { QualificationForm } from '../../training/qualification-form.tsx'
import { qualificationWords, words } from '../../training/training.words.ts'

const titleOf = (id: string | null) =>
  id === null ? qualificationWords.add : qualificationWords.editTitle

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.title ?? ''} · Holdpoint` },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadQualificationForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeQualificationForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditQualification() {
  const { page, id, title } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: words.title, to: paths.training() },
          { name: qualificationWords.title, to: paths.qualifications() },
          ...(id === null ? [] : [{ name: title, to: paths.qualification(id) }]),
        ]}
      />
      <QualificationForm key={id} page={page} />
    </>
  )
}
