import { paths } from '../paths.ts'
import { browserParts } from './browser-parts.ts'
import { onDeviceNews, tellDevice } from './device-news.ts'
import { openDeviceStore, type DeviceStore } from './device-store.ts'
import { sendAll } from './send-all.ts'

// What waits is tried again this often while the network is away.
const againMs = 10_000

/** Sends what earlier pages left: at once, and whenever there may be a network again. */
export function watchUnsent(personId: string): () => void {
  let store: DeviceStore | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isRunning = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (isOver || isRunning) {
      return
    }
    isRunning = true
    try {
      const opened = store ?? (await openDeviceStore(personId, paths.deviceKey()))
      if (typeof opened !== 'string') {
        store = opened
        const sent = await sendAll(opened, browserParts(opened))
        if (sent === 'unreachable') {
          timer = setTimeout(go, againMs)
        } else if (sent !== 'nothing') {
          tellDevice('sent')
        }
      }
    } finally {
      isRunning = false
      if (isOver) {
        store?.close()
      }
    }
  }

  function go(): void {
    // Storage that fails is told of by the page that needs it; here there is a next time.
    run().catch(() => {
      timer = setTimeout(go, againMs)
    })
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') {
      go()
    }
  }
  const endNews = onDeviceNews((news) => {
    if (news === 'unsent') {
      go()
    } else if (news === 'locked') {
      // Without its key this page's copy must not go on either.
      store?.close()
      store = undefined
    }
  })
  window.addEventListener('online', go)
  document.addEventListener('visibilitychange', onVisible)
  go()
  return () => {
    isOver = true
    clearTimeout(timer)
    endNews()
    window.removeEventListener('online', go)
    document.removeEventListener('visibilitychange', onVisible)
    if (!isRunning) {
      store?.close()
    }
  }
}
