import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { loadTrainingForm, takeTrainingForm } from '../../training/training-form.server.ts'
import { TrainingForm } from '../../training/training-form.tsx'
import { words as matrixWords } from '../../training/matrix/matrix.words.ts'
import { recordWords, words } from '../../training/training.words.ts'

const titleOf = (id: string | null) => (id === null ? recordWords.form.add : recordWords.form.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.title ?? ''} · Holdpoint` },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadTrainingForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeTrainingForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditTraining() {
  const { page, id, title } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: words.title, to: paths.training() },
          ...(page.isOfMatrix === true ? [{ name: matrixWords.title, to: page.backTo }] : []),
          ...(id === null ? [] : [{ name: title, to: paths.trainingRecord(id) }]),
        ]}
      />
      <TrainingForm key={id} page={page} search={searchPeople} />
    </>
  )
}
