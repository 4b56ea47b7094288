import { useBlocker, type BlockerFunction } from '@remix-run/react'
import { useCallback, useEffect } from 'react'
import { closeGuard } from '../ui/close-guard.ts'
import type { FillerStore } from './filler-store.ts'

/**
 * Keeps people from losing what is not saved: a move inside the portal saves first, and only what
 * is neither saved nor kept on this device asks, by the question that is given; the browser itself asks when the page is to be
 * closed. It reads the store, not the page, which may be a key behind.
 */
export function useLeaveGuard(store: FillerStore, leaveAnyway: string): void {
  const isHeldBack = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      store.standing().hasUnsaved && !isSamePage(currentLocation, nextLocation),
    [store],
  )
  const blocker = useBlocker(isHeldBack)

  useEffect(() => {
    if (blocker.state !== 'blocked') {
      return
    }
    void store.actions.settle().then(() => {
      if (store.standing().isSafe || window.confirm(leaveAnyway)) {
        blocker.proceed()
      } else {
        blocker.reset()
      }
    })
  }, [blocker, store, leaveAnyway])

  useEffect(() => {
    const guard = closeGuard()
    const follow = () => guard(!store.standing().isSafe)
    follow()
    const leave = store.subscribe(follow)
    return () => {
      leave()
      guard(false)
    }
  }, [store])
}

/** The actions and the files of a form lie at its own address, on tabs that take its page's place. */
export function isSamePage(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && tabOf(one) === tabOf(other)
}

type Place = { pathname: string; search: string }

function tabOf({ search }: Place): string | null {
  return new URLSearchParams(search).get('tab')
}
