import { repeated } from '../repeated.ts'
import { deliverOutbox, type OutboxParts } from './deliver.ts'
import { lookAtEvents, type EventParts } from './look-at-events.ts'
import { mailNotifications, type MailRoundParts } from './mail-round.ts'

/**
 * Tells what is to be told, and mails what of it is to be mailed, once a second unless said otherwise.
 * Answers the function that ends it.
 */
export function startOutbox(
  parts: OutboxParts & EventParts & MailRoundParts,
  everyMs = 1000,
): () => Promise<void> {
  const round = async () => {
    await lookAtEvents(parts)
    await deliverOutbox(parts)
    await mailNotifications(parts)
  }
  const { log } = parts.ports
  return repeated(round, {
    everyMs,
    onError: (error) => log.error({ error }, 'the outbox could not be delivered'),
  })
}
