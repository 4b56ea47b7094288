import { Form } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Pager } from '../ui/pager.tsx'
import { DeliveryList } from './delivery-list.tsx'
import type { WebhookPageView } from './webhook-load.server.ts'
import { WebhookFacts } from './webhook-list.tsx'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'
import { words } from './webhooks.words.ts'

/** A webhook with what can be done with it, and what it was told. */
export function WebhookPage({ view }: { view: WebhookPageView }) {
  const { webhook, formKey, deliveries, total, offset, pageSize } = view
  const { webhookId } = webhook
  const isActive = webhook.state === 'active'
  return (
    <>
      <div className={styles.plate}>
        <div className={styles.head}>
          <WebhookState state={webhook.state} isFailing={webhook.failing !== null} />
          <code className={styles.address}>{webhook.url}</code>
        </div>
        <WebhookFacts webhook={webhook} />
        <ul className={styles.told} aria-label={words.tells}>
          {webhook.told.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Form method="post" className={styles.actions}>
            <FormKey value={formKey} />
            <input type="hidden" name="rowVersion" value={webhook.rowVersion} />
            {isActive && (
              <Button tone="go" name="intent" value="test">
                {words.test}
              </Button>
            )}
            <Button
              tone={isActive ? 'plain' : 'go'}
              name="intent"
              value={isActive ? 'pause' : 'resume'}
            >
              {isActive ? words.pause : words.resume}
            </Button>
          </Form>
          <ButtonLink to={paths.editWebhook(webhookId)}>{words.edit}</ButtonLink>
          <ButtonLink to={paths.webhook(webhookId, { dialog: 'rotate' })} preventScrollReset>
            {words.rotate}
          </ButtonLink>
          <ButtonLink
            tone="danger"
            to={paths.webhook(webhookId, { dialog: 'delete' })}
            preventScrollReset
          >
            {words.remove}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.section}>
        <div className={styles.head}>
          <h2>{words.deliveries}</h2>
          <ButtonLink to={paths.webhook(webhookId)}>{words.refresh}</ButtonLink>
        </div>
        <p className={styles.quiet}>{words.deliveriesHint}</p>
      </div>
      {deliveries.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{words.noDeliveries}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <>
          <DeliveryList deliveries={deliveries} canSend={isActive} />
          <Pager
            {...{ offset, pageSize, total }}
            shown={deliveries.length}
            isTotalAbout={false}
            toPage={(page) => paths.webhook(webhookId, { page })}
          />
        </>
      )}
    </>
  )
}
