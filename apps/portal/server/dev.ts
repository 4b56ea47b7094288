import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { startClock } from './clock.ts'
import { openDevEmbed } from './embed-dev.ts'
import type { Handles } from './handles.ts'
import { startMail } from './mail.ts'
import type { Settings } from './settings.ts'
import { startOutbox } from './outbox.ts'
import { startWebhooks } from './webhooks.ts'
import type { PageSource, Stage } from './stage.ts'

declare global {
  // Outlives reloaded modules: a second embedded database on one folder would destroy it.
  var holdpointHandles: Promise<Handles> | undefined
}

type StageModule = typeof import('./stage.ts')

const portalRoot = fileURLToPath(new URL('..', import.meta.url))

/**
 * The same entry from source. Vite loads pages, entry and API alike, so that a change in any of
 * them counts from the next request on.
 */
export async function openDevStage(
  settings: Settings,
  server: Server,
  say: (line: string) => void,
): Promise<Stage & { close: () => Promise<void> }> {
  // Loaded on demand: in production there may be no Vite.
  const { createServer } = await import('vite')
  say('Starting Vite')
  const vite = await leavingSignalsAlone(() =>
    createServer({
      root: portalRoot,
      configFile: `${portalRoot}vite.config.ts`,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    }),
  )
  // What Vite loads has no types of its own.
  const loadPages = async () =>
    (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  const loadStage = async () => (await vite.ssrLoadModule('/server/stage.ts')) as StageModule
  const pages: PageSource = {
    serveStatic: () => undefined,
    embed: openDevEmbed(),
    handlePage: createRequestHandler(loadPages, 'development'),
  }

  let endMail: (() => Promise<void>) | undefined
  let endOutbox: (() => Promise<void>) | undefined
  let endWebhooks: (() => Promise<void>) | undefined
  let endClock: (() => Promise<void>) | undefined
  let known: { module: StageModule; stage: Stage } | undefined
  async function current(): Promise<Stage> {
    const module = await loadStage()
    globalThis.holdpointHandles ??= module.openHandles(settings, say)
    const handles = await globalThis.holdpointHandles
    endMail ??= startMail(settings, handles)
    endOutbox ??= startOutbox(settings, handles)
    endWebhooks ??= startWebhooks(settings, handles)
    endClock ??= startClock(settings, handles)
    if (known?.module !== module) {
      known = { module, stage: module.createStage(settings, handles, pages) }
    }
    return known.stage
  }

  const { api, setUpCode } = await current()
  return {
    api,
    setUpCode,
    listener: (incoming, outgoing) =>
      vite.middlewares(incoming, outgoing, () => {
        current().then(
          ({ listener }) => listener(incoming, outgoing),
          (error: unknown) => {
            // A slip in the source is shown where its author looks, and mended without a restart.
            const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
            outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
          },
        )
      }),
    async close() {
      await vite.close()
      await endClock?.()
      await endOutbox?.()
      await endWebhooks?.()
      await endMail?.()
      await (await globalThis.holdpointHandles)?.close()
    },
  }
}

/**
 * Remix starts compilers of its own with Vite, which end the process on a signal, before the
 * database is closed. Only the program's own handlers may do that.
 */
async function leavingSignalsAlone<T>(work: () => Promise<T>): Promise<T> {
  const before = new Set(process.listeners('SIGTERM'))
  const result = await work()
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.has(listener)) {
      process.off('SIGTERM', listener)
    }
  }
  return result
}
