import { openBuiltPages } from './built-pages.ts'
import { startClock } from './clock.ts'
import { startMail } from './mail.ts'
import { startOutbox } from './outbox.ts'
import { startWebhooks } from './webhooks.ts'
import type { Settings } from './settings.ts'
import { createStage, openHandles, type Stage } from './stage.ts'

/** The entry over the pages as they were built. */
export async function openProductionStage(
  settings: Settings,
  say: (line: string) => void,
): Promise<Stage & { close: () => Promise<void> }> {
  const handles = await openHandles(settings, say)
  try {
    const pages = await openBuiltPages(handles.ports.log, settings.HOLDPOINT_DATA_DIR)
    const stage = createStage(settings, handles, pages)
    const endClock = startClock(settings, handles)
    const endMail = startMail(settings, handles)
    const endOutbox = startOutbox(settings, handles)
    const endWebhooks = startWebhooks(settings, handles)
    return {
      ...stage,
      async close() {
        await endClock()
        await endOutbox()
        await endWebhooks()
        await endMail()
        await handles.close()
      },
    }
  } catch (error) {
    await handles.close()
    throw error
  }
}
