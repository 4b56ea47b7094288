import { useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext, useEffect, useState } from 'react'
import type { CriticalMessage } from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { Waiting } from './place-groups.ts'

/** What the route of the frame answers. */
export type ShellData = {
  waiting: Waiting
  /** Critical messages that wait for an acknowledgement, the newest first. */
  critical: readonly CriticalMessage[]
  /** When it was counted, in milliseconds. */
  countedAt: number
}

/** What is answered where it could not be counted: older than any count, so that the last one stands. */
export const uncounted: ShellData = { waiting: {}, critical: [], countedAt: 0 }

const everyMs = 60_000

const ShellDataContext = createContext<ShellData | undefined>(undefined)
export const ShellDataProvider = ShellDataContext.Provider

/** What waits: as it was counted last, with the page or since. */
export function useShellData(): ShellData | undefined {
  const withPage = useRouteLoaderData<() => ShellData>('routes/_shell')
  return useContext(ShellDataContext) ?? withPage
}

/**
 * Counts anew once a minute while somebody looks, and as soon as they look again. Answers whichever
 * was counted last: with the page, or since. A count that fails changes nothing.
 */
export function useLiveCounts(withPage: ShellData): ShellData {
  const [last, setLast] = useState(withPage)

  useEffect(() => {
    const asking = new AbortController()
    const count = () => {
      if (!document.hidden && navigator.onLine) {
        ask(asking.signal).then(
          (counted) => counted && setLast((before) => newer(before, counted)),
          () => undefined,
        )
      }
    }
    const timer = setInterval(count, everyMs)
    document.addEventListener('visibilitychange', count)
    return () => {
      asking.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [])

  // A page that comes while nothing can be counted keeps what the one before it knew.
  useEffect(() => setLast((before) => newer(before, withPage)), [withPage])

  return newer(last, withPage)
}

function newer(one: ShellData, other: ShellData): ShellData {
  return other.countedAt > one.countedAt ? other : one
}

/** Null where nobody is signed in any more: the page that is open stays as it is. */
async function ask(signal: AbortSignal): Promise<ShellData | null> {
  const response = await fetch(paths.waiting(), { signal })
  return (await response.json()) as ShellData | null
}
