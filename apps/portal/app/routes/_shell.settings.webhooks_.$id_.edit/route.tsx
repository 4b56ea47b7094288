import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { WebhookForm } from '../../webhooks/webhook-form.tsx'
import { saveWebhook } from '../../webhooks/webhook-form.server.ts'
import { webhookOf } from '../../webhooks/webhook-load.server.ts'
import { words } from '../../webhooks/webhooks.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.editTitle} · Holdpoint` }]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const webhook = await webhookOf({ context, request }, params['id'] ?? '')
  const { webhookId, name, url, events, rowVersion } = webhook
  return { webhookId, start: { name, url, events, rowVersion }, formKey: context.mintFormKey() }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return saveWebhook({ context, request, form }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew

export default function EditWebhook() {
  const { webhookId, start, formKey } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  const page = paths.webhook(webhookId)
  return (
    <>
      <LowerPageHead
        title={words.editTitle}
        trail={[
          { name: shellWords.settings, to: paths.settings() },
          { name: words.title, to: paths.webhooks() },
          { name: start.name, to: page },
        ]}
      />
      <WebhookForm formKey={formKey} again={again} start={start} cancelTo={page} />
    </>
  )
}
