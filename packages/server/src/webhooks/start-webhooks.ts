import { repeated } from '../repeated.ts'
import { deliverNext, type WebhookParts } from './deliver.ts'

/** How many posts one process has under way at most: one slow address holds no other up. */
export const postsAtOnce = 5

/**
 * Posts what webhooks are to be told for as long as the process lives; it is looked once a second
 * whether something is due, unless said otherwise. Answers the function that ends it, which waits for
 * the posts that are under way.
 */
export function startWebhooks(parts: WebhookParts, everyMs = 1000): () => Promise<void> {
  const lanes = new Set<Promise<void>>()
  let isEnded = false
  const lane = async (): Promise<void> => {
    try {
      while (!isEnded && (await deliverNext(parts))) {
        // The next one.
      }
    } catch (error) {
      parts.ports.log.error({ error }, 'a webhook could not be told')
    }
  }
  const round = (): Promise<void> => {
    if (lanes.size < postsAtOnce) {
      const running = lane()
      lanes.add(running)
      void running.then(() => lanes.delete(running))
    }
    return Promise.resolve()
  }
  const end = repeated(round, { everyMs, onError: () => undefined })
  return async () => {
    isEnded = true
    await end()
    await Promise.all(lanes)
  }
}
