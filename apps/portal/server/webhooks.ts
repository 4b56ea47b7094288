import { createPost, startWebhooks as start } from '@holdpoint/server'
import type { Handles } from './handles.ts'
import { publicOriginOf, type Settings } from './settings.ts'

/** Tells other systems what happens for as long as the process lives. Answers the function that ends it. */
export function startWebhooks(
  settings: Settings,
  { database, ports, secret }: Handles,
): () => Promise<void> {
  if (database === undefined) {
    return () => Promise.resolve()
  }
  const post = createPost({ allowsPrivate: settings.WEBHOOK_PRIVATE_ADDRESSES })
  return start({ database, ports, post, secret, publicOrigin: publicOriginOf(settings) })
}
