import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Plus } from '../../ui/icons.ts'
import { WebhookList } from '../../webhooks/webhook-list.tsx'
import { toWebhookView } from '../../webhooks/webhook-view.server.ts'
import styles from '../../webhooks/webhooks.module.css'
import { words } from '../../webhooks/webhooks.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const reply = await context.api.webhooks.list({})
  const { data } = contentOf(reply, request, { forbidden: 'settings' })
  const drawn = { timeZone: context.timeZone, now: context.now() }
  return { webhooks: data.map((webhook) => toWebhookView(webhook, drawn)) }
}

/** The other systems that are told what happens, for those who keep the settings. */
export default function Webhooks() {
  const { webhooks } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <div className={styles.top}>
        <p>{words.intro}</p>
        <p>
          {words.docsBefore} <a href="/api/docs">{words.docs}</a>.
        </p>
        <ButtonLink tone="go" to={paths.newWebhook()}>
          <Plus aria-hidden="true" />
          {words.make}
        </ButtonLink>
      </div>
      {webhooks.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{words.none}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <WebhookList webhooks={webhooks} />
      )}
    </>
  )
}
