import type { Webhook, WebhookDelivery } from '@holdpoint/api'
import { classNames } from '../ui/class-names.ts'
import styles from './webhooks.module.css'
import { deliveryWords, stateWords } from './webhooks.words.ts'

/** What a webhook is now. */
export function WebhookState({ state }: Pick<Webhook, 'state'>) {
  return <span className={classNames(styles.state, styles[state])}>{stateWords[state]}</span>
}

/** What became of a delivery. */
export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  return <span className={classNames(styles.state, styles[state])}>{deliveryWords[state]}</span>
}
