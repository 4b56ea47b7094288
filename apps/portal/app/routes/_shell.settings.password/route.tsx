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
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { Button } from '../../ui/button.tsx'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { Link } from '../../ui/link.tsx'
import styles from './password.module.css'

const { change } = words

export const meta: MetaFunction = () => [{ title: `${change.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return { formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const { input } = catalogue.accounts.changePassword
  const form = await request.formData()
  const { submission, came } = readSecretForm(form, input)
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const idempotencyKey = formText(form, formKeyField)
  const answer = await context.api.accounts.changePassword(submission.value, { idempotencyKey })
  if (answer.status === 'problem' && answer.problem.name !== 'not_signed_in') {
    return refusedByCall(came, answer.problem)
  }
  contentOf(answer, request)
  return await redirectWithToast(context, paths.settings(), { tone: 'success', text: change.done })
}

/** Changes one's own password. */
export default function ChangePassword() {
  const { formKey } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  const [form, fields] = useEditForm<'password' | 'newPassword'>('change-password', {}, again)
  return (
    <>
      <LowerPageHead
        title={change.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <div className={styles.page}>
        <p>{change.intro}</p>
        <EditForm form={form} formKey={formKey} intent="change" keeps={false}>
          <PasswordField field={fields.password} label={change.now} />
          <PasswordField field={fields.newPassword} label={words.newPassword} isNew />
          <Button tone="go">{change.submit}</Button>
        </EditForm>
        <p>
          <Link to={paths.forgottenPassword()} className={styles.none}>
            {change.none}
          </Link>
        </p>
      </div>
    </>
  )
}
