import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { importOutcomes } from '@holdpoint/api'
import { words as peopleWords } from '../../employees/employees.words.ts'
import { outcomeWords, words } from '../../employees/import.words.ts'
import { ImportRows } from '../../employees/import-rows.tsx'
import styles from '../../employees/person-page.module.css'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import {
  leadDone,
  leadFailed,
  optionsOf,
  throwUnlessSayable,
} from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Pager } from '../../ui/pager.tsx'
import { dayAndClock } from '../../ui/time.ts'

const pageSize = 50

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data === undefined ? words.title : words.result(data.fileName)} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const pOffset = Number.isInteger(page) && page > 0 && page < 2000 ? (page - 1) * pageSize : 0
  const importId = params['id'] ?? ''
  const answer = await context.api.people.getImport({ importId, pOffset, pLimit: pageSize })
  const found = contentOf(answer, request, { forbidden: 'people' })
  const { timeZone } = context
  return {
    ...found,
    applied: found.appliedAt && dayAndClock(found.appliedAt, timeZone, context.now()),
    formKey: context.mintFormKey(),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const importId = params['id'] ?? ''
  const here = paths.peopleImport(importId)
  const answer = await context.api.people.applyImport({ importId }, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'people')
    return leadFailed({ context, request, form }, here, answer.problem.message)
  }
  return leadDone({ context, request, form }, here, words.done)
}

export const clientAction = quietEdit
export const shouldRevalidate = isReadAnew

/** What would become, or became, of the rows of a table of people. */
export default function PeopleImport() {
  const found = useLoaderData<typeof loader>()
  const { importId, fileName, counts, data, totalRecords, offset, applied, formKey } = found
  const isSending = useNavigation().formMethod === 'POST'
  const wanted = counts.new + counts.changed
  return (
    <>
      <LowerPageHead
        title={words.result(fileName)}
        trail={[
          { name: peopleWords.title, to: paths.employees() },
          { name: words.title, to: paths.importPeople() },
        ]}
      />
      <div className={styles.page}>
        <p>{applied === null ? words.looked : words.applied(applied)}</p>
        <dl className={styles.facts}>
          {importOutcomes.map((name) => (
            <Count key={name} name={outcomeWords[name]} value={counts[name]} />
          ))}
        </dl>
        {applied === null && wanted > 0 && (
          <Form method="post" className={styles.deed}>
            <FormKey value={formKey} />
            <Button tone="go" aria-disabled={isSending}>
              {words.apply(wanted)}
            </Button>
          </Form>
        )}
        {applied === null && wanted === 0 && <p>{words.nothing}</p>}
        {counts.refused > 0 && <p>{words.refusedHint}</p>}
        <div className={styles.links}>
          {totalRecords > 0 && (
            <a className={buttonClass()} href={paths.peopleImportReport(importId)} download>
              {words.report}
            </a>
          )}
          <ButtonLink to={paths.importPeople()}>{words.another}</ButtonLink>
          {applied !== null && counts.new > 0 && (
            <ButtonLink to={`${paths.employees()}?section=invited`}>{words.people}</ButtonLink>
          )}
        </div>
      </div>
      {totalRecords > 0 && (
        <>
          <ImportRows rows={data} />
          <Pager
            {...{ offset, pageSize }}
            shown={data.length}
            total={totalRecords}
            isTotalAbout={false}
            toPage={(page) => paths.peopleImport(importId, { page })}
          />
        </>
      )}
    </>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
