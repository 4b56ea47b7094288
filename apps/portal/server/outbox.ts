import { listFits, startOutbox as start, toldTitles } from '@holdpoint/server'
import type { Handles } from './handles.ts'
import { publicOriginOf, type Settings } from './settings.ts'

/** Tells people what was done for as long as the process lives. Answers the function that ends it. */
export function startOutbox(settings: Settings, { database, ports }: Handles): () => Promise<void> {
  return database === undefined
    ? () => Promise.resolve()
    : start({
        database,
        ports,
        titles: toldTitles,
        fits: listFits,
        publicOrigin: publicOriginOf(settings),
      })
}
