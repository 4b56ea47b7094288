import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { catalogue } from '@holdpoint/api'
import { loadCompanies } from '../../employees/companies.server.ts'
import { words } from '../../employees/employees.words.ts'
import { words as importWords } from '../../employees/import.words.ts'
import { LinkOnce } from '../../employees/link-once.tsx'
import { PersonFields, type PersonField } from '../../employees/person-fields.tsx'
import { requireKeeper, takenIn } from '../../employees/person-form.server.ts'
import styles from '../../employees/person-page.module.css'
import { loadSeatOptions } from '../../employees/seat-options.server.ts'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../../records/edit-form.server.ts'
import { EditForm, useEditForm } from '../../records/edit-form.tsx'
import { peopleAskedFor, peopleIn } from '../../records/people.server.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { contentOf, throwProblem } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { Link } from '../../ui/link.tsx'

export const meta: MetaFunction = () => [{ title: `${words.add} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireKeeper({ context, request })
  const ask = { context, request }
  const [options, companies] = await Promise.all([loadSeatOptions(ask), loadCompanies(ask)])
  return { formKey: context.mintFormKey(), options, companies }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const submission = readEdit(form, catalogue.people.add.input)
  const ask = { context, request }
  const known = await peopleIn(submission.payload, ['managerId'], ask)
  const came = { reply: submission.reply, known }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came, await takenIn(submission.payload, ask))
  }
  const options = { idempotencyKey: formText(form, formKeyField) }
  const answer = await context.api.people.add(submission.value, options)
  if (answer.status === 'problem') {
    if (answer.problem.status === 401 || answer.problem.status === 403) {
      throwProblem(answer.problem, answer.requestId, request, { forbidden: 'people' })
    }
    return refusedByCall(came, answer.problem)
  }
  const { userId, link } = contentOf(answer, request)
  const { sendsMail } = contentOf(await context.api.auth.loginSettings({}), request)
  // Without mail the address is in this answer alone: in no cookie, and no reload shows it again.
  return sendsMail
    ? await redirectWithToast(context, paths.employee(userId), {
        tone: 'success',
        text: words.sent,
      })
    : { userId, link, name: `${submission.value.firstName} ${submission.value.lastName}` }
}

export const clientAction = quietEdit

/** Adds a person, with an invitation. */
export default function NewEmployee() {
  const { formKey, options, companies } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const again = isEditAgain(answered) ? answered : undefined
  const [form, fields] = useEditForm<PersonField>('new-person', {}, again)
  return (
    <>
      <LowerPageHead title={words.add} trail={[{ name: words.title, to: paths.employees() }]} />
      <div className={styles.page}>
        {answered !== undefined && 'userId' in answered ? (
          <Added {...answered} />
        ) : (
          <EditForm form={form} formKey={formKey} intent="add">
            <p>{words.addIntro}</p>
            <PersonFields
              {...{ fields, options, companies, again }}
              managers={[]}
              search={searchPeople}
              isNew
            />
            <Button tone="go">{words.addSubmit}</Button>
          </EditForm>
        )}
        <p>
          {importWords.offer} <Link to={paths.importPeople()}>{importWords.title}</Link>
        </p>
      </div>
    </>
  )
}

interface AddedProps {
  userId: string
  name: string
  link: string | null
}

/** Whom the post has added, and what they need next. */
function Added({ userId, name, link }: AddedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words.added(name)}
      </h2>
      <LinkOnce link={link} />
      <p>{words.addedWithoutRights}</p>
      <p>
        <ButtonLink to={paths.employee(userId)}>{words.openPerson(name)}</ButtonLink>
      </p>
    </>
  )
}
