import { useBlocker } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { fillWords } from './fill-out.words.ts'

/**
 * Keeps people from losing what is not saved: a move inside the portal saves first, and only what
 * is neither saved nor kept on this device asks; the browser itself asks when the page is to be closed.
 */
export function useLeaveGuard(
  { hasUnsaved, isKept }: { hasUnsaved: boolean; isKept: boolean },
  settle: () => Promise<boolean>,
): void {
  const isSafe = useRef(isKept)
  useEffect(() => {
    isSafe.current = isKept
  }, [isKept])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') {
      return
    }
    void settle().then((hasAll) => {
      if (hasAll || isSafe.current || window.confirm(fillWords.leaveAnyway)) {
        blocker.proceed()
      } else {
        blocker.reset()
      }
    })
  }, [blocker, settle])

  useEffect(() => {
    if (!hasUnsaved || isKept) {
      return undefined
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved, isKept])
}
