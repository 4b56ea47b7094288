import { browser } from './browser.ts'
import { authFailed } from './response-sentences.ts'

/** What a forced sign-out does on a device. None of it may touch IndexedDB: unsent work is there. */
export interface SignOutHooks {
  /** Locks what has not been sent yet, so that only its owner opens it again. Never deletes it. */
  lockUnsent: () => Promise<void> | void
  clearCookies: () => Promise<void> | void
  clearCaches: () => Promise<void> | void
  clearLocalStorage: () => Promise<void> | void
}

/** What came of a sign-out: the text to show, and what could not be done. */
export type SignedOut = { text: string; failures: readonly unknown[] }

/**
 * Ends the session on this device (spec 8): unsent work is locked first, then cookies, caches and
 * local storage are cleared. A step that fails is told of and keeps none of the others.
 */
export async function forceSignOut(hooks: Partial<SignOutHooks> = {}): Promise<SignedOut> {
  const { lockUnsent, clearCookies, clearCaches, clearLocalStorage } = {
    ...browserSignOut,
    ...hooks,
  }
  const failures: unknown[] = []
  for (const step of [lockUnsent, clearCookies, clearCaches, clearLocalStorage]) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  return { text: authFailed, failures }
}

/** How a browser does it. In Node and in workers a step that finds nothing to clear does nothing. */
export const browserSignOut: SignOutHooks = {
  lockUnsent: () => undefined,
  clearCookies() {
    const { document } = browser()
    for (const cookie of document?.cookie.split(';') ?? []) {
      const name = cookie.split('=')[0]?.trim() ?? ''
      if (document !== undefined && name !== '') {
        document.cookie = `${name}=; Path=/; Max-Age=0`
      }
    }
  },
  async clearCaches() {
    const { caches } = browser()
    for (const name of (await caches?.keys()) ?? []) {
      await caches?.delete(name)
    }
  },
  clearLocalStorage: () => browser().localStorage?.clear(),
}
