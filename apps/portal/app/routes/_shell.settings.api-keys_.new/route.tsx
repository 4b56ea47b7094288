import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { words } from '../../api-keys/api-keys.words.ts'
import { NewKeyForm } from '../../api-keys/new-key-form.tsx'
import { makeKey } from '../../api-keys/new-key.server.ts'
import { SecretsOnce } from '../../api-keys/secrets-once.tsx'
import { keepsSettings } from '../../api-keys/keeps-settings.server.ts'
import { paths } from '../../paths.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { words as shellWords } from '../../shell/shell.words.ts'
import type { Trail } from '../../shell/crumbs.tsx'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const trail: Trail = [
  { name: shellWords.settings, to: paths.settings() },
  { name: words.title, to: paths.apiKeys() },
]

export const meta: MetaFunction = () => [{ title: `${words.makeTitle} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  if (!keepsSettings(person.permissions)) {
    throw redirect(paths.noAccess('settings'))
  }
  const isForDirectory = new URL(request.url).searchParams.get('for') === 'directory'
  return { isForDirectory, formKey: context.mintFormKey() }
}

/**
 * Answers the secrets with the page itself: they are in no address, no cookie and no cache, and a
 * reload does not show them again.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return makeKey(context, request)
}

export default function NewApiKey() {
  const { isForDirectory, formKey } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  return (
    <>
      <LowerPageHead title={words.makeTitle} trail={trail} />
      {answered !== undefined && 'made' in answered ? (
        <SecretsOnce made={answered.made} />
      ) : (
        <NewKeyForm isForDirectory={isForDirectory} formKey={formKey} again={answered} />
      )}
    </>
  )
}
