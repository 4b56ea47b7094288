import { lockDevice, openKeptStore, type DeviceStore } from '../device-store.ts'
import { lonePageMs } from '../patience.ts'
import { answerBegun, answerKept, answerWithout } from './answer-offline.ts'
import { createAskServer } from './ask-server.ts'
import { buildFiles, emptyCaches } from './build-files.ts'
import { copyCompanions, copyPage, renewPages } from './copy-pages.ts'
import { createHeldDocuments } from './held-documents.ts'
import { imageKept, keepImagesOf } from './kept-images.ts'
import { fileKept } from './kept-files.ts'
import { createKeepAhead } from './keep-ahead.ts'
import { createKeepPins } from './keep-pins.ts'
import { keptPages } from './kept-pages.ts'
import { moveAnswer } from './move-answer.ts'
import { pinnedAddress } from './page-address.ts'
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
const askServer = createAskServer(Date.now)
const held = createHeldDocuments(Date.now)
const keepAhead = createKeepAhead({ origin, version, now: Date.now })
const keepPins = createKeepPins({ origin, version, files, now: Date.now })

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
    case 'image':
      event.respondWith(bytes(request, imageKept))
      return
    case 'file':
      event.respondWith(bytes(request, fileKept))
      return
    case 'asset':
      event.respondWith(files.file(request))
      return
    case 'move':
      event.respondWith(move(request, route.address))
      return
    default:
      route satisfies never
  }
})

const parts = { files, style }

async function page(request: Request): Promise<Response> {
  const onlyHere = await answerBegun(new URL(request.url), parts)
  if (onlyHere !== null) {
    return onlyHere
  }
  // With a signal it would be no navigation any more, so one that hangs is left to hang.
  const asked = fetch(request).then((response) => {
    held.hold(request.url, response)
    return response
  })
  return askServer(asked, {
    kept: () => answerKept(new URL(request.url), parts),
    without: () => answerWithout(parts),
  })
}

type FindBytes = (store: DeviceStore, url: URL) => Promise<Response | null>

function bytes(request: Request, find: FindBytes): Promise<Response> {
  return askServer(fetch(request), {
    async kept() {
      const store = await openKeptStore().catch(() => null)
      try {
        return store && (await find(store, new URL(request.url)))
      } finally {
        store?.close()
      }
    },
    // Within a page there is none; opened by itself it is a page like others.
    without: async () => (request.mode === 'navigate' ? answerWithout(parts) : Response.error()),
  })
}

/** Without an answer the move becomes a document's, of which this device may have a copy. */
async function move(request: Request, address: string): Promise<Response> {
  if ((await answerBegun(new URL(address, origin), parts)) !== null) {
    return moveAnswer(address)
  }
  const asked = fetch(request, inside(lonePageMs))
  return askServer(asked, {
    async kept() {
      const isKept = (await answerKept(new URL(address, origin), parts)) !== null
      return isKept ? moveAnswer(address) : null
    },
    without: async () => moveAnswer(address),
  })
}

const inside = (limitMs: number): RequestInit => ({ signal: AbortSignal.timeout(limitMs) })

async function keep({ personId, addresses, afterMs, answer }: KeepMessage): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  const store = await openKeptStore()
  if (store === null || store.personId !== personId) {
    store?.close()
    return
  }
  try {
    await files.fetchAll()
    for (const address of addresses) {
      if (pinnedAddress(new URL(address)) !== null) {
        continue
      }
      const loaded = answer === null ? null : await held.take(address, answer)
      const copied = await copyPage(store, address, version, { loaded })
      if (copied === 'newer') {
        // The next worker is told by the page once more.
        await scope.registration.update()
        return
      }
      await copyCompanions(store, address, version)
      await keepImagesOf(store, address)
    }
    if ((await keepPins(store, addresses)) === 'newer') {
      await scope.registration.update()
      return
    }
    await renewPages(store, origin, version)
    // Without room for them the others stay as they are.
    const isNewer = (await keepAhead(store).catch(() => 'none')) === 'newer'
    const needed = (await keptPages(store)).map((one) => one.version)
    await files.dropAllBut(new Set([version, ...needed]))
    if (isNewer) {
      await scope.registration.update()
    }
  } finally {
    store.close()
  }
}

/** The page does so as well; this also hears of a press that came before the page's scripts. */
async function lock(): Promise<void> {
  held.clear()
  await lockDevice()
  await emptyCaches()
}
