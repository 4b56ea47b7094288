import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { SecretOnce } from '../../webhooks/secret-once.tsx'
import { WebhookQuestion } from '../../webhooks/webhook-dialogs.tsx'
import { loadWebhook } from '../../webhooks/webhook-load.server.ts'
import { WebhookPage } from '../../webhooks/webhook-page.tsx'
import { takeWebhookPost } from '../../webhooks/webhook-post.server.ts'
import { words } from '../../webhooks/webhooks.words.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${view?.webhook.name ?? words.title} · Holdpoint` },
]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadWebhook({ context, request }, params['id'] ?? '')
}

/** Answers another secret with the page itself; everything else leads back to the page. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeWebhookPost({ context, request, form }, params['id'] ?? '')
}

/** A webhook and what it was told, for those who keep the settings. */
export default function Webhook() {
  const view = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { webhook, asks, formKey } = view
  return (
    <>
      <LowerPageHead
        title={webhook.name}
        trail={[
          { name: shellWords.settings, to: paths.settings() },
          { name: words.title, to: paths.webhooks() },
        ]}
      />
      {answered === undefined ? <WebhookPage view={view} /> : <SecretOnce made={answered.made} />}
      {asks !== null && <WebhookQuestion webhook={webhook} asks={asks} formKey={formKey} />}
    </>
  )
}
