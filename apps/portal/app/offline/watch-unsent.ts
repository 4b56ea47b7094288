import { paths } from '../paths.ts'
import { browserParts } from './browser-parts.ts'
import { onDeviceNews, tellDevice } from './device-news.ts'
import { openDeviceStore, type DeviceStore } from './device-store.ts'
import { sendAll, type SendAllParts } from './send-all.ts'
import { noteSent } from './sent-lately.ts'

// What waits is tried again this often while the network is away or another page holds it: that page
// may be gone in a moment, and tells nobody where it was killed.
const againMs = 10_000

/**
 * Sends what earlier pages left: at once, and whenever there may be a network again. Tells of the
 * forms of which something was sent.
 */
export function watchUnsent(
  personId: string,
  onSent: (formIds: readonly string[]) => void,
): () => void {
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
        const { parts, touched } = watched(browserParts(opened))
        const sent = await sendAll(opened, parts)
        const isLeft = sent === 'unreachable' || sent === 'held'
        if (isLeft) {
          timer = setTimeout(go, againMs)
        }
        if (touched.size > 0 || (!isLeft && sent !== 'nothing')) {
          tellDevice('sent')
          onSent([...touched])
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

/** The same parts, and the forms of which the server has judged something. */
function watched(parts: SendAllParts): { parts: SendAllParts; touched: ReadonlySet<string> } {
  const touched = new Set<string>()
  function noteJudged(formId: string, kind: string) {
    if (['saved', 'sent', 'begun', 'stopped'].includes(kind)) {
      touched.add(formId)
      noteSent(formId)
    }
  }
  return {
    touched,
    parts: {
      ...parts,
      async sendBeginning(id, about) {
        const reply = await parts.sendBeginning(id, about)
        noteJudged(about.formId, reply.kind)
        return reply
      },
      async sendAnswers(formId, changes, key) {
        const reply = await parts.sendAnswers(formId, changes, key)
        noteJudged(formId, reply.kind)
        return reply
      },
      async sendPhoto(id, photo, bytes) {
        const reply = await parts.sendPhoto(id, photo, bytes)
        noteJudged(photo.formId, reply.kind)
        return reply
      },
    },
  }
}
