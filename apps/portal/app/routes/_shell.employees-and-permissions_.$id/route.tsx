import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { stateWords, words } from '../../employees/employees.words.ts'
import { LinkOnce } from '../../employees/link-once.tsx'
import styles from '../../employees/person-page.module.css'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { FormKey, formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { shortCalendarDay } from '../../ui/time.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.person.fullName ?? words.title} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const me = requirePerson(context, request)
  const userId = params['id'] ?? ''
  const person = contentOf(await context.api.people.get({ userId }), request, {
    forbidden: 'people',
  })
  return {
    person: {
      ...person,
      hireDate: shortCalendarDay(person.hireDate, context.timeZone, context.now()),
    },
    isOneself: me.user.personId === userId,
    formKey: context.mintFormKey(),
  }
}

const done = { deactivate: words.deactivated, reactivate: words.reactivated } as const

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const userId = params['id'] ?? ''
  const intent = formText(form, 'intent')
  const idempotencyKey = formText(form, formKeyField)
  const back = paths.employee(userId)
  if (intent === 'invite') {
    const answer = await context.api.people.invite({ userId }, { idempotencyKey })
    if (answer.status !== 200) {
      return await refused(answer)
    }
    const { sendsMail } = contentOf(await context.api.auth.loginSettings({}), request)
    return sendsMail
      ? await redirectWithToast(context, back, { tone: 'success', text: words.sent })
      : { link: answer.content.link }
  }
  if (intent !== 'deactivate' && intent !== 'reactivate') {
    return await refused({ message: words.chooseDeed })
  }
  const options = { idempotencyKey, ifMatch: Number(formText(form, 'rowVersion')) || 0 }
  const answer = await context.api.people[intent]({ userId }, options)
  return answer.status === 200
    ? await redirectWithToast(context, back, { tone: 'success', text: done[intent] })
    : await refused(answer)

  function refused(
    reply: { status: 'problem'; problem: { message: string } } | { message: string },
  ) {
    const text = 'problem' in reply ? reply.problem.message : reply.message
    return redirectWithToast(context, back, { tone: 'error', text, title: 'Error' })
  }
}

/** One person's account, and what can be done with it. */
export default function EmployeePage() {
  const { person, isOneself, formKey } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const facts = [
    [words.state, stateWords[person.state]],
    [words.email, person.email],
    [words.number, person.employeeNumber],
    [words.employeeTitle, person.employeeTitle || words.none],
    [words.columns.crew, person.crew ?? words.none],
    [words.columns.hired, person.hireDate],
  ] as const
  return (
    <>
      <LowerPageHead
        title={person.fullName}
        trail={[{ name: words.title, to: paths.employees() }]}
      />
      <div className={styles.page}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        {answered !== undefined && <LinkOnce link={answered.link} />}
        {person.state !== 'left' && (
          <Deed
            {...{ person, formKey }}
            intent="invite"
            label={person.state === 'invited' ? words.invite : words.reset}
            hint={words.inviteHint}
          />
        )}
        {person.state === 'left' && (
          <Deed
            {...{ person, formKey }}
            intent="reactivate"
            label={words.reactivate}
            hint={words.reactivateHint}
          />
        )}
        {person.state !== 'left' && !isOneself && (
          <Deed
            {...{ person, formKey }}
            intent="deactivate"
            label={words.deactivate}
            hint={words.deactivateHint}
          />
        )}
      </div>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

interface DeedProps {
  person: { rowVersion: number }
  formKey: string
  intent: string
  label: string
  hint: string
}

function Deed({ person, formKey, intent, label, hint }: DeedProps) {
  return (
    <Form method="post" className={styles.deed}>
      <FormKey value={formKey} />
      <input type="hidden" name="rowVersion" value={person.rowVersion} />
      <p>{hint}</p>
      <Button name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  )
}
