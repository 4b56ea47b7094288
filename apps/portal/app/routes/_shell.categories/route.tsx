import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadCategories } from '../../categories/categories-load.server.ts'
import { CategoriesPage } from '../../categories/categories-page.tsx'
import { takeCategoryPost } from '../../categories/categories-post.server.ts'
import { words } from '../../categories/categories.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${words.title}${view === undefined ? '' : `, ${view.typeName}`} · Holdpoint` },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadCategories({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeCategoryPost({ context, request, form: await request.formData() })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function Categories() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <CategoriesPage view={view} />
    </>
  )
}
