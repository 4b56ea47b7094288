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
  const { log } = parts.ports
  let running: Promise<void> = Promise.resolve()
  let isOver = false
  let next: NodeJS.Timeout | undefined
  const run = (): void => {
    running = lookAtEvents(parts)
      .then(() => deliverOutbox(parts))
      .then(() => mailNotifications(parts))
      .catch((error: unknown) => log.error({ error }, 'the outbox could not be delivered'))
      .then(() => {
        if (!isOver) {
          next = setTimeout(run, everyMs)
        }
      })
  }
  next = setTimeout(run, everyMs)
  return async () => {
    isOver = true
    clearTimeout(next)
    await running
  }
}
