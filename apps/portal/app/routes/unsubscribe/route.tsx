import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { secretAddressHeaders } from '../../session/secret-address.server.ts'
import { GatePlate } from '../../session/gate.tsx'
import { words as choiceWords } from '../../settings/notification-choices.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'

const words = choiceWords.unsubscribe
export const headers = secretAddressHeaders

export const meta: MetaFunction = () => [
  { title: `${words.title} · Holdpoint` },
  { name: 'robots', content: 'noindex' },
]

/** Looking ends nothing: programs that open every address of a mail must not end anything. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const mails = (new URL(request.url).searchParams.get('mails') ?? '').slice(0, 200)
  return { mails, formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const mails = formText(await request.formData(), 'mails').slice(0, 200)
  const answer = await context.api.notifications.unsubscribe({ mails })
  const isDead = answer.status === 'problem' && answer.problem.name === 'link_used'
  return data(
    { email: isDead ? null : contentOf(answer, request).email },
    { status: isDead ? 404 : 200 },
  )
}

/** Where the link in a mail leads: one press ends the mails, without signing in. */
export default function Unsubscribe() {
  const { mails, formKey } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  if (done === undefined) {
    return (
      <GatePlate title={words.title}>
        <p>{words.about}</p>
        <Form method="post" action={paths.unsubscribe()}>
          <FormKey value={formKey} />
          <input type="hidden" name="mails" value={mails} />
          <Button tone="go" size="big" isWide>
            {words.press}
          </Button>
        </Form>
      </GatePlate>
    )
  }
  return (
    <GatePlate title={done.email === null ? words.deadTitle : words.doneTitle}>
      <p>{done.email === null ? words.dead : words.done(done.email)}</p>
      <ButtonLink to={paths.notificationSettings()}>{words.toSettings}</ButtonLink>
    </GatePlate>
  )
}
