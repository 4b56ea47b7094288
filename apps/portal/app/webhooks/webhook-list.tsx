import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { When } from './moment.tsx'
import type { WebhookView } from './webhook-view.server.ts'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'
import { words } from './webhooks.words.ts'

/** Every webhook with where it posts to and whether that is taken. */
export function WebhookList({ webhooks }: { webhooks: readonly WebhookView[] }) {
  return (
    <ul className={styles.list}>
      {webhooks.map((webhook) => (
        <li key={webhook.webhookId} className={styles.plate}>
          <div className={styles.head}>
            <h2>
              <Link className={styles.open} to={paths.webhook(webhook.webhookId)}>
                {webhook.name}
              </Link>
            </h2>
            <WebhookState state={webhook.state} isFailing={webhook.failing !== null} />
          </div>
          <code className={styles.address}>{webhook.url}</code>
          <WebhookFacts webhook={webhook} />
        </li>
      ))}
    </ul>
  )
}

/** What a webhook tells, how much waits, and since when nothing has been taken. */
export function WebhookFacts({ webhook }: { webhook: WebhookView }) {
  const { pausedBy, events, waiting, failing, madeBy, made } = webhook
  return (
    <>
      {pausedBy !== null && <p>{words.pausedBy[pausedBy]}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{words.tells}</dt>
          <dd>{words.eventCount(events.length)}</dd>
        </div>
        <div>
          <dt>{words.waiting}</dt>
          <dd>{waiting}</dd>
        </div>
        {failing !== null && (
          <div>
            <dt>{words.failingSince}</dt>
            <dd>
              <When moment={failing} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>
        {words.made(madeBy)} <When moment={made} />
      </p>
    </>
  )
}
