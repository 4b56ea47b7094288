import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { fillWords } from './fill-out.words.ts'

/**
 * Keeps people from losing what is not saved: a move inside the portal saves first, and only what
 * could not be saved asks; the browser itself asks when the page is to be closed.
 */
export function useLeaveGuard(hasUnsaved: boolean, settle: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') {
      return
    }
    void settle().then((hasAll) => {
      if (hasAll || window.confirm(fillWords.leaveAnyway)) {
        blocker.proceed()
      } else {
        blocker.reset()
      }
    })
  }, [blocker, settle])

  useEffect(() => {
    if (!hasUnsaved) {
      return undefined
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
}
