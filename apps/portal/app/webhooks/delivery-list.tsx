import { Form } from '@remix-run/react'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import { When } from './moment.tsx'
import type { DeliveryView } from './webhook-view.server.ts'
import { DeliveryState } from './webhook-state.tsx'
import styles from './webhooks.module.css'
import { words } from './webhooks.words.ts'

interface DeliveryListProps {
  deliveries: readonly (DeliveryView & { formKey: string })[]
  /** Nothing is sent while the webhook is paused. */
  canSend: boolean
}

/** What a webhook was told, with what became of each. */
export function DeliveryList({ deliveries, canSend }: DeliveryListProps) {
  return (
    <ul className={styles.list} aria-label={words.deliveries}>
      {deliveries.map((one) => (
        <li key={one.deliveryId} className={styles.plate}>
          <div className={styles.head}>
            <h3>
              {one.name} <code className={styles.quiet}>{one.type}</code>
            </h3>
            <DeliveryState state={one.state} />
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>{words.when}</dt>
              <dd>
                <When moment={one.happened} />
              </dd>
            </div>
            <div>
              <dt>{words.record}</dt>
              <dd>
                {one.to === null ? (
                  <code>{one.recordId}</code>
                ) : (
                  <Link to={one.to}>
                    <code>{one.recordId}</code>
                  </Link>
                )}
              </dd>
            </div>
            <div>
              <dt>{words.attempts}</dt>
              <dd>{one.attempts}</dd>
            </div>
            {one.attempts > 0 && (
              <div>
                <dt>{words.answer}</dt>
                <dd>{words.answered(one.status, one.note)}</dd>
              </div>
            )}
            {one.next !== null && (
              <div>
                <dt>{words.next}</dt>
                <dd>
                  <When moment={one.next} />
                </dd>
              </div>
            )}
          </dl>
          {canSend && (
            <Form method="post">
              <FormKey value={one.formKey} />
              <input type="hidden" name="deliveryId" value={one.deliveryId} />
              <Button
                name="intent"
                value="again"
                aria-label={`${words.again}: ${one.name}, ${one.happened.shown}`}
              >
                {words.again}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
