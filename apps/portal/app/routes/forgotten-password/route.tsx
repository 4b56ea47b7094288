import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { words } from '../../accounts/accounts.words.ts'
import { paths } from '../../paths.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../../records/edit-form.server.ts'
import { EditForm, TextField, useEditForm } from '../../records/edit-form.tsx'
import { contentOf } from '../../session/content-of.server.ts'
import { GatePlate } from '../../session/gate.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

const { forgotten } = words

export const meta: MetaFunction = () => [{ title: `${forgotten.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { sendsMail } = contentOf(await context.api.auth.loginSettings({}), request)
  const isSent = new URL(request.url).searchParams.has('sent')
  return { formKey: context.mintFormKey(), sendsMail, isSent }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const submission = readEdit(await request.formData(), catalogue.accounts.forgottenPassword.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.accounts.forgottenPassword(submission.value)
  return answer.status === 'problem'
    ? refusedByCall(came, answer.problem)
    : redirect(paths.forgottenPassword({ sent: 1 }))
}

/** Asks whom a link is to be sent to; says the same whoever that is. */
export default function ForgottenPassword() {
  const { formKey, sendsMail, isSent } = useLoaderData<typeof loader>()
  const [form, fields] = useEditForm<'email'>('forgotten', {}, useActionData<typeof action>())
  return (
    <GatePlate title={isSent ? forgotten.sentTitle : forgotten.title}>
      {isSent || !sendsMail ? (
        <p>{isSent ? forgotten.sent : forgotten.noMail}</p>
      ) : (
        <EditForm form={form} formKey={formKey} intent="send" keeps={false}>
          <p>{forgotten.intro}</p>
          <TextField
            field={fields.email}
            label={words.email}
            lengthMax={254}
            type="email"
            autoComplete="username"
          />
          <Button tone="go" size="big" isWide>
            {forgotten.submit}
          </Button>
        </EditForm>
      )}
      <ButtonLink to={paths.login()}>{words.toSignIn}</ButtonLink>
    </GatePlate>
  )
}
