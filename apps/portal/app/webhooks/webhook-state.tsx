import type { Webhook, WebhookDelivery } from '@holdpoint/api'
import { classNames } from '../ui/class-names.ts'
import styles from './webhooks.module.css'
import { deliveryWords, stateWords, words } from './webhooks.words.ts'

/** What a webhook is now, and whether what it tells is taken. */
export function WebhookState({
  state,
  isFailing,
}: Pick<Webhook, 'state'> & { isFailing: boolean }) {
  const isWorse = state === 'active' && isFailing
  return (
    <span className={classNames(styles.state, isWorse ? styles.failed : styles[state])}>
      {isWorse ? words.failing : stateWords[state]}
    </span>
  )
}

/** What became of a delivery. */
export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  return <span className={classNames(styles.state, styles[state])}>{deliveryWords[state]}</span>
}
