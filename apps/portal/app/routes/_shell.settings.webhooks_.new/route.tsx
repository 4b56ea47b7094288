import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { Trail } from '../../shell/crumbs.tsx'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { SecretOnce } from '../../webhooks/secret-once.tsx'
import { WebhookForm } from '../../webhooks/webhook-form.tsx'
import { makeWebhook } from '../../webhooks/webhook-form.server.ts'
import { words } from '../../webhooks/webhooks.words.ts'

const trail: Trail = [
  { name: shellWords.settings, to: paths.settings() },
  { name: words.title, to: paths.webhooks() },
]

export const meta: MetaFunction = () => [{ title: `${words.make} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  contentOf(await context.api.webhooks.list({}), request, { forbidden: 'settings' })
  return { formKey: context.mintFormKey() }
}

/** Answers the secret with the page itself: it is in no address, no cookie and no cache. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return makeWebhook({ context, request, form: await request.formData() })
}

export default function NewWebhook() {
  const { formKey } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  return (
    <>
      <LowerPageHead title={words.make} trail={trail} />
      {answered !== undefined && 'made' in answered ? (
        <SecretOnce made={answered.made} />
      ) : (
        <WebhookForm formKey={formKey} again={answered} cancelTo={paths.webhooks()} />
      )}
    </>
  )
}
