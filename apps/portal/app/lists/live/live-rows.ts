import { withQuery } from '../../paths.ts'

// One tab of a browser holds the stream for all of them, because a browser opens few connections to
// one host. A lock decides which tab that is; when it goes, the next one takes over.

/** What the tabs of one person say to each other. */
type Message =
  | { kind: 'shows'; tab: string; ids: readonly string[] }
  | { kind: 'gone'; tab: string }
  | { kind: 'who is there' }
  | { kind: 'changed'; ids: readonly string[] }

/** What of the browser is needed; tests bring their own. */
export interface LiveBrowser {
  locks: Pick<LockManager, 'request'>
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>
  openStream: (address: string) => Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>
  newTabId: () => string
}

export interface LiveRows {
  /** Which rows this tab shows now. */
  show: (ids: readonly string[]) => void
  close: () => void
}

// Rows of one list come and go together: wait until all have spoken.
const gatherMs = 250
/** When a stream that was refused for good is asked for again; a browser does that for no other answer than 200. */
export const refusedMs = 5000
const closed = 2

/** Tells this tab when a row that it shows was changed by others; `stream` is the path of their list's. */
export function watchRows(
  { personId, stream }: { personId: string; stream: string },
  browser: LiveBrowser,
  tellChanged: (ids: readonly string[]) => void,
): LiveRows {
  const tab = browser.newTabId()
  const name = `hp-live:${personId}:${stream}`
  const channel = browser.openChannel(name)
  const leaving = new AbortController()
  const shown = new Map<string, readonly string[]>()
  let leader: ReturnType<typeof leadTabs> | undefined
  let own: readonly string[] = []

  const say = (message: Message) => channel.postMessage(message)
  const hear = (ids: readonly string[]) => {
    const mine = ids.filter((id) => own.includes(id))
    if (mine.length > 0) {
      tellChanged(mine)
    }
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'shows') {
      shown.set(data.tab, data.ids)
      leader?.watch(shown)
    } else if (data.kind === 'gone') {
      shown.delete(data.tab)
      leader?.watch(shown)
    } else if (data.kind === 'who is there') {
      say({ kind: 'shows', tab, ids: own })
    } else {
      hear(data.ids)
    }
  }
  browser.locks
    .request(name, { signal: leaving.signal }, () => {
      leader = leadTabs(browser, stream, (ids) => {
        say({ kind: 'changed', ids })
        hear(ids)
      })
      // Whoever ended without a word is not there any more.
      shown.clear()
      shown.set(tab, own)
      say({ kind: 'who is there' })
      leader.watch(shown)
      return new Promise<void>((resolve) =>
        leaving.signal.addEventListener('abort', () => resolve()),
      )
    })
    // Leaving while another tab leads ends the waiting for the lock, which is no failure.
    .catch(() => undefined)

  return {
    show: (ids) => {
      own = ids
      shown.set(tab, ids)
      leader?.watch(shown)
      say({ kind: 'shows', tab, ids })
    },
    close: () => {
      say({ kind: 'gone', tab })
      leader?.close()
      leaving.abort()
      channel.close()
    },
  }
}

/** Holds the stream of all that the tabs show. */
function leadTabs(browser: LiveBrowser, path: string, tell: (ids: readonly string[]) => void) {
  let watched = ''
  let stream: ReturnType<LiveBrowser['openStream']> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (ids: string) => {
    if (ids === watched) {
      return
    }
    watched = ids
    stream?.close()
    stream = ids === '' ? undefined : browser.openStream(withQuery(path, { ids }))
    stream?.addEventListener('changed', ({ data }: MessageEvent<string>) => tell(data.split(',')))
    const opened = stream
    opened?.addEventListener('error', () => {
      if (opened === stream && opened.readyState === closed) {
        watched = ''
        clearTimeout(timer)
        timer = setTimeout(() => open(ids), refusedMs)
      }
    })
  }
  return {
    watch: (shown: ReadonlyMap<string, readonly string[]>) => {
      clearTimeout(timer)
      timer = setTimeout(
        () => open([...new Set([...shown.values()].flat())].sort().join(',')),
        gatherMs,
      )
    },
    close: () => {
      clearTimeout(timer)
      stream?.close()
    },
  }
}
