import type { LiveBrowser } from './live-rows.ts'

/** The browser of this page; undefined for one that cannot share a stream between its tabs. */
export function liveBrowser(): LiveBrowser | undefined {
  // Pages of an address without TLS have no locks.
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined || typeof BroadcastChannel === 'undefined'
    ? undefined
    : {
        locks,
        openChannel: (name) => new BroadcastChannel(name),
        openStream: (address) => new EventSource(address),
        newTabId: () => crypto.randomUUID(),
      }
}
