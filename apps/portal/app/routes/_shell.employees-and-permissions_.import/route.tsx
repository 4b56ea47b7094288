import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { peopleColumns } from '@holdpoint/api'
import { words } from '../../employees/import.words.ts'
import { words as peopleWords } from '../../employees/employees.words.ts'
import { mayKeepPeople } from '../../employees/keeps-people.server.ts'
import { paths } from '../../paths.ts'
import { ImportColumns } from '../../records/imports/import-columns.tsx'
import { ImportForm } from '../../records/imports/import-form.tsx'
import { checkTable } from '../../records/imports/imports.server.ts'
import { words as importWords } from '../../records/imports/imports.words.ts'
import { quietEditSaying } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { buttonClass } from '../../ui/button.tsx'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  const { permissions } = requirePerson(context, request)
  if (!mayKeepPeople(permissions)) {
    throw redirect(paths.noAccess('people'))
  }
  const columns = peopleColumns.map(({ heading, holds, isNeeded }) => ({
    heading,
    holds,
    isNeeded,
  }))
  return { columns, formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const post = { context, request, form: await request.formData() }
  return checkTable(post, 'people', {
    ask: (file, options) => context.api.people.checkImport({ file }, options),
    to: paths.peopleImport,
  })
}

export const clientAction = quietEditSaying(importWords.fileRefused('10 MB'))
export const shouldRevalidate = isReadAnew

/** Takes a table of people, to say what would become of its rows. */
export default function ImportPeople() {
  const { columns, formKey } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: peopleWords.title, to: paths.employees() }]}
      />
      <ImportForm label={words.file} problem={problem} formKey={formKey}>
        <p>{words.intro}</p>
        <p>{words.introNext}</p>
        <p id="template">{words.templateHint}</p>
        <a
          className={buttonClass()}
          href={paths.peopleTemplate()}
          aria-describedby="template"
          download
        >
          {words.template}
        </a>
      </ImportForm>
      <ImportColumns columns={columns} />
    </>
  )
}
