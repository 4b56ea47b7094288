import { webhookEventLabel, type Webhook, type WebhookDelivery } from '@holdpoint/api'
import { recordPath } from '../records/record-path.ts'
import { dayAndClock, exactTime } from '../ui/time.ts'
import type { Moment } from './moment.tsx'

/** In which zone and when a page is drawn. */
export type Drawn = { timeZone: string; now: Date }

/** A webhook as its pages draw it. */
export type WebhookView = Omit<Webhook, 'createdBy' | 'createdAt' | 'failingSince'> & {
  madeBy: string
  made: Moment
  failing: Moment | null
  /** What it tells, in the words of the form. */
  told: readonly string[]
}

/** Something that it was told, as its page draws it. */
export type DeliveryView = Pick<
  WebhookDelivery,
  'deliveryId' | 'type' | 'recordId' | 'state' | 'attempts' | 'status' | 'note'
> & {
  name: string
  /** Where the record is read; null where its kind has no page. */
  to: string | null
  happened: Moment
  next: Moment | null
}

/** Puts a webhook's moments into the person's own words and zone. */
export function toWebhookView(webhook: Webhook, drawn: Drawn): WebhookView {
  const { createdBy, createdAt, failingSince, ...rest } = webhook
  return {
    ...rest,
    madeBy: createdBy.name,
    made: momentOf(createdAt, drawn),
    told: rest.events.map(webhookEventLabel),
    failing: failingSince === null ? null : momentOf(failingSince, drawn),
  }
}

/** The same for a delivery. */
export function toDeliveryView(delivery: WebhookDelivery, drawn: Drawn): DeliveryView {
  const { deliveryId, type, recordId, state, attempts, status, note, nextTryAt } = delivery
  return {
    ...{ deliveryId, type, recordId, state, attempts, status, note },
    name: webhookEventLabel(type),
    to: recordPath({ type: delivery.recordType, id: recordId }),
    happened: momentOf(delivery.happenedAt, drawn),
    next: nextTryAt === null ? null : momentOf(nextTryAt, drawn),
  }
}

function momentOf(instant: string, { timeZone, now }: Drawn): Moment {
  return {
    ...{ instant, shown: dayAndClock(instant, timeZone, now) },
    exact: exactTime(instant, timeZone),
  }
}
