import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormImportPage } from '../../manage-forms/import/form-import-page.tsx'
import { loadFormImport, takeFormImport } from '../../manage-forms/import/form-import.server.ts'
import { words } from '../../manage-forms/import/form-import.words.ts'
import { listWords } from '../../manage-forms/list/manage-forms-list.words.ts'
import { paths } from '../../paths.ts'
import { quietEditSaying } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${words.title} ${data?.title ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFormImport({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeFormImport({ context, request, form: await request.formData() })
}

export const clientAction = quietEditSaying(words.fileRefused)
/** Where somebody else was quicker the next press goes on from what they saved. */
export const shouldRevalidate = isReadAnew

/** Makes the draft of a form of a file. */
export default function ImportForm() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const came = useActionData<typeof action>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[
          { name: listWords.title, to: paths.manageForms() },
          { name: title, to: paths.managedForm(page.formId) },
        ]}
      />
      <FormImportPage page={page} problem={came?.problem ?? null} result={came?.result ?? null} />
    </>
  )
}
