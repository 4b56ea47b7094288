import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { words as peopleWords } from '../../employees/employees.words.ts'
import { words } from '../../employees/import.words.ts'
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
import { ButtonLink } from '../../ui/button.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data === undefined ? words.title : importWords.result(data.fileName)} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const importId = params['id'] ?? ''
  const answer = await context.api.people.getImport({ importId, ...askedRows(request) })
  const found = contentOf(answer, request, { forbidden: 'people' })
  const rows = found.data.map(({ employeeNumber, ...row }) => ({ ...row, name: employeeNumber }))
  return { ...importView(found, context), rows, importId, fileName: found.fileName }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const importId = params['id'] ?? ''
  const answer = await context.api.people.applyImport({ importId }, optionsOf(form))
  const here = paths.peopleImport(importId)
  return leadApplied({ context, request, form }, { answer, area: 'people', here })
}

export const clientAction = quietEdit
export const shouldRevalidate = isReadAnew

/** What would become, or became, of the rows of a table of people. */
export default function PeopleImport() {
  const view = useLoaderData<typeof loader>()
  const { importId, fileName, counts } = view
  return (
    <>
      <LowerPageHead
        title={importWords.result(fileName)}
        trail={[
          { name: peopleWords.title, to: paths.employees() },
          { name: words.title, to: paths.importPeople() },
        ]}
      />
      <ImportResult
        view={view}
        said={{ looked: words.looked, apply: words.apply, nameLabel: words.number }}
        at={{
          report: paths.peopleImportReport(importId),
          another: paths.importPeople(),
          page: (page) => paths.peopleImport(importId, { page }),
        }}
        next={
          counts.new > 0 && (
            <ButtonLink to={`${paths.employees()}?section=invited`}>{words.people}</ButtonLink>
          )
        }
      />
    </>
  )
}
