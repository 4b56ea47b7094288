import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { masterListLabels } from '@holdpoint/api'
import { forgetLookups } from '../../lists/filters/lookups.server.ts'
import { words } from '../../master-lists/import.words.ts'
import { words as listWords } from '../../master-lists/master-lists.words.ts'
import { paths } from '../../paths.ts'
import { ImportResult } from '../../records/imports/import-result.tsx'
import { askedRows, importView, leadApplied } from '../../records/imports/imports.server.ts'
import { words as importWords } from '../../records/imports/imports.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { optionsOf } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { words as shellWords } from '../../shell/shell.words.ts'
import { ButtonLink } from '../../ui/button.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${data === undefined ? listWords.title : importWords.result(data.fileName)} · Holdpoint`,
  },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const importId = params['id'] ?? ''
  const answer = await context.api.master.getImport({ importId, ...askedRows(request) })
  const found = contentOf(answer, request, { forbidden: 'settings' })
  const { list, fileName } = found
  const rows = found.data.map(({ entry, ...row }) => ({ ...row, name: entry }))
  const listName = masterListLabels[list]
  return { ...importView(found, context), rows, importId, fileName, list, listName }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const importId = params['id'] ?? ''
  const answer = await context.api.master.applyImport({ importId }, optionsOf(form))
  forgetLookups()
  const here = paths.masterImport(importId)
  return leadApplied({ context, request, form }, { answer, area: 'settings', here })
}

export const clientAction = quietEdit
export const shouldRevalidate = isReadAnew

/** What would become, or became, of the rows of a table of entries. */
export default function EntriesImport() {
  const view = useLoaderData<typeof loader>()
  const { importId, fileName, list, listName } = view
  return (
    <>
      <LowerPageHead
        title={importWords.result(fileName)}
        trail={[
          { name: shellWords.settings, to: paths.settings() },
          { name: listName, to: paths.masterLists({ list }) },
        ]}
      />
      <ImportResult
        view={view}
        said={{ looked: words.looked, apply: words.apply, nameLabel: words.entry }}
        at={{
          report: paths.masterImportReport(importId),
          another: paths.importMaster(list),
          page: (page) => paths.masterImport(importId, { page }),
        }}
        next={<ButtonLink to={paths.masterLists({ list })}>{words.back}</ButtonLink>}
      />
    </>
  )
}
