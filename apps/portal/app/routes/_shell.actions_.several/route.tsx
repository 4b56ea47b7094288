import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { SeveralForm } from '../../entry-actions/several/several-form.tsx'
import styles from '../../entry-actions/several/several-form.module.css'
import { loadSeveral, takeSeveral } from '../../entry-actions/several/several.server.ts'
import { words } from '../../entry-actions/several/several.words.ts'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSeveral({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeSeveral({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

/** Raises an action on each answer of an entry that has failed. */
export default function SeveralActions() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<unknown>()
  const { number, title } = page.head
  return (
    <>
      <LowerPageHead title={words.title} trail={[{ name: `${number} ${title}`, to: page.back }]} />
      <div className={styles.page}>
        {page.questions.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <SeveralForm
            page={page}
            again={isEditAgain(answer) ? answer : undefined}
            search={searchPeople}
          />
        )}
      </div>
    </>
  )
}
