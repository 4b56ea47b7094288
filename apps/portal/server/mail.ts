import { startMailDelivery } from '@holdpoint/server'
import type { Handles } from './handles.ts'
import { publicOriginOf, type Settings } from './settings.ts'

/** Hands mails over for as long as the process lives. Answers the function that ends it. */
export function startMail(
  settings: Settings,
  { database, ports, secret }: Handles,
): () => Promise<void> {
  if (database === undefined) {
    return () => Promise.resolve()
  }
  return startMailDelivery({ database, ports, secret, publicOrigin: publicOriginOf(settings) })
}
