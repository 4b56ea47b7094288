import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { words } from '../../accounts/accounts.words.ts'
import { PasswordField } from '../../accounts/password-field.tsx'
import { readSecretForm } from '../../accounts/read-secret-form.server.ts'
import { paths } from '../../paths.ts'
import { refusedByCall, refusedBySchema } from '../../records/edit-form.server.ts'
import { EditForm, useEditForm } from '../../records/edit-form.tsx'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { GatePlate } from '../../session/gate.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

const { choose } = words

export const meta: MetaFunction = () => [{ title: `${choose.title} · Holdpoint` }]

/** Looking uses nothing up: programs that open every address of a mail must not spend it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const once = (new URL(request.url).searchParams.get('once') ?? '').slice(0, 100)
  const answer = await context.api.accounts.oneTimeLink({ once })
  const isDead = answer.status === 'problem' && answer.problem.name === 'link_used'
  return {
    once,
    formKey: context.mintFormKey(),
    link: isDead ? null : contentOf(answer, request),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { input } = catalogue.accounts.choosePassword
  const { submission, came } = readSecretForm(await request.formData(), input)
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.accounts.choosePassword(submission.value)
  if (answer.status === 'problem') {
    return refusedByCall(came, answer.problem)
  }
  const { email } = contentOf(answer, request)
  if (context.person !== null) {
    await context.api.auth.signout({})
  }
  const text = choose.done
  const to = paths.login({ email })
  const answered = await redirectWithToast(context, to, { tone: 'success', text })
  // Whoever was signed in here is not any more: the cookie goes, or the sign-in page would take it
  // for a session that has ended by itself.
  answered.headers.append('Set-Cookie', context.signOutCookie())
  return answered
}

/** Where a one-time link leads: a password is chosen, once. */
export default function ChoosePassword() {
  const { link, once, formKey } = useLoaderData<typeof loader>()
  const [form, fields] = useEditForm<'password'>('choose', {}, useActionData<typeof action>())
  if (link === null) {
    return (
      <GatePlate title={choose.deadTitle}>
        <p>{choose.dead}</p>
        <ButtonLink to={paths.forgottenPassword()}>{choose.again}</ButtonLink>
        <ButtonLink to={paths.login()}>{words.toSignIn}</ButtonLink>
      </GatePlate>
    )
  }
  return (
    <GatePlate title={choose.title}>
      <EditForm form={form} formKey={formKey} intent="choose" keeps={false}>
        <input type="hidden" name="once" value={once} />
        <p>
          {choose[link.purpose]} <b>{link.email}</b>
        </p>
        {/* A password manager keeps the password under it. */}
        <input
          className="visually-hidden"
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="username"
          readOnly
          value={link.email}
        />
        <PasswordField field={fields.password} label={words.newPassword} isNew />
        <Button tone="go" size="big" isWide>
          {choose.submit}
        </Button>
      </EditForm>
    </GatePlate>
  )
}
