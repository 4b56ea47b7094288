import { lockDevice, openKeptStore } from '../device-store.ts'
import { answerOffline } from './answer-offline.ts'
import { buildFiles, emptyCaches } from './build-files.ts'
import { copyCompanions, copyPage, renewPages } from './copy-pages.ts'
import { keptPages } from './kept-pages.ts'
import { moveAnswer } from './move-answer.ts'
import { routeOf } from './routing.ts'
import { toKeepMessage, type KeepMessage } from './worker-messages.ts'
import type { WorkerBuild, WorkerScope } from './worker-scope.ts'

// Pages that were opened are readable without a network. With one this worker only listens: every
// page comes from the server.

/** Put in by the build. */
declare const workerBuild: WorkerBuild

// The one place where a worker's surroundings get their type.
const scope = self as unknown as WorkerScope
const { origin } = scope.location
const { version, style } = workerBuild
const files = buildFiles(workerBuild)

scope.addEventListener('install', (event) => {
  event.waitUntil(files.fetchAll().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim())
})

scope.addEventListener('message', (event) => {
  const message = toKeepMessage(event.data)
  if (message !== undefined) {
    // What could not be copied now is copied when the page is next looked at.
    event.waitUntil(keep(message).catch(() => undefined))
  }
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const route = routeOf(request, origin)
  switch (route.kind) {
    case 'none':
      return
    case 'lock':
      event.waitUntil(lock())
      return
    case 'page':
      event.respondWith(page(request))
      return
    case 'asset':
      event.respondWith(files.file(request))
      return
    case 'routes':
      event.respondWith(
        fetch(request).catch(async () => (await files.routes()) ?? Response.error()),
      )
      return
    case 'move':
      event.respondWith(fetch(request).catch(() => moveAnswer(route.address)))
      return
    default:
      route satisfies never
  }
})

async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    return isGateway(response) ? await offline(request) : response
  } catch {
    return offline(request)
  }
}

/** A host in front of the server that does not reach it either. */
const isGateway = ({ status }: Response): boolean => status === 502 || status === 504

const offline = ({ url }: Request): Promise<Response> =>
  answerOffline(new URL(url), { files, style })

async function keep({ personId, addresses, afterMs }: KeepMessage): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  const store = await openKeptStore()
  if (store === null || store.personId !== personId) {
    store?.close()
    return
  }
  try {
    await files.fetchAll()
    for (const address of addresses) {
      if ((await copyPage(store, address, version)) === 'newer') {
        // The next worker is told by the page once more.
        await scope.registration.update()
        return
      }
      await copyCompanions(store, address, version)
    }
    await renewPages(store, origin, version)
    const needed = (await keptPages(store)).map((one) => one.version)
    await files.dropAllBut(new Set([version, ...needed]))
  } finally {
    store.close()
  }
}

/** The page does so as well; this also hears of a press that came before the page's scripts. */
async function lock(): Promise<void> {
  await lockDevice()
  await emptyCaches()
}
