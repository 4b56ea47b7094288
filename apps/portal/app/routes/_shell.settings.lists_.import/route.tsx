import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  masterCodeLabels,
  masterColumns,
  masterEntryLabels,
  masterListLabels,
  masterParentsOf,
} from '@holdpoint/api'
import { askedIn } from '../../master-lists/asked-list.server.ts'
import { words } from '../../master-lists/import.words.ts'
import { requireKeeper } from '../../master-lists/keeps-lists.server.ts'
import { words as listWords } from '../../master-lists/master-lists.words.ts'
import { paths } from '../../paths.ts'
import { ImportForm } from '../../records/imports/import-form.tsx'
import { checkTable } from '../../records/imports/imports.server.ts'
import { words as importWords } from '../../records/imports/imports.words.ts'
import { quietEditSaying } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { words as shellWords } from '../../shell/shell.words.ts'
import { buttonClass } from '../../ui/button.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? listWords.title} · Holdpoint` },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  requireKeeper(context)
  const { list } = askedIn(request)
  const key = masterCodeLabels[list] ?? listWords.name
  return {
    ...{ list, listName: masterListLabels[list], title: words.title(masterListLabels[list]) },
    columns: masterColumns(list).map(([, label]) => label),
    known: words.key(masterEntryLabels[list], key.toLowerCase()),
    needs: words.needs(list === 'crews'),
    liesIn: masterParentsOf[list].length > 0,
    formKey: context.mintFormKey(),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const { list } = askedIn(request)
  const post = { context, request, form: await request.formData() }
  return checkTable(post, 'settings', {
    ask: (file, options) => context.api.master.checkImport({ file, list }, options),
    to: paths.masterImport,
  })
}

export const clientAction = quietEditSaying(importWords.fileRefused('5 MB'))
export const shouldRevalidate = isReadAnew

/** Takes a table of a list, to say what would become of its rows. */
export default function ImportEntries() {
  const { list, listName, title, columns, known, needs, liesIn, formKey } =
    useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <>
      <LowerPageHead
        title={title}
        trail={[
          { name: shellWords.settings, to: paths.settings() },
          { name: listName, to: paths.masterLists({ list }) },
        ]}
      />
      <ImportForm label={words.file} problem={problem} formKey={formKey}>
        <p>{words.intro(columns)}</p>
        <p>
          {known} {needs} {liesIn && words.parents}
        </p>
        <p>{words.introNext}</p>
        <a className={buttonClass()} href={paths.masterTable(list)} download>
          {words.now}
        </a>
      </ImportForm>
    </>
  )
}
