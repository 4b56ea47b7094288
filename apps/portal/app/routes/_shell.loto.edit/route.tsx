import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { loadLotoForm, takeLotoForm } from '../../loto/lockouts/loto-form.server.ts'
import { LotoForm } from '../../loto/lockouts/loto-form.tsx'
import { formWords } from '../../loto/lockouts/loto-form.words.ts'
import { words } from '../../loto/lockouts/loto.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (id: string | null) => (id === null ? formWords.begin : formWords.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadLotoForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeLotoForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditLockout() {
  const { page, id, number } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: words.list, to: paths.lockouts() },
          ...(id === null ? [] : [{ name: number, to: paths.lockout(id) }]),
        ]}
      />
      <LotoForm key={id} page={page} search={searchPeople} />
    </>
  )
}
