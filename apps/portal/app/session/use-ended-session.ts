import { useEffect, useRef } from 'react'
import { isSignOut } from './is-sign-out.ts'
import { isMarkedSignedIn, markSignedIn } from './signed-in-mark.ts'

/**
 * Signs out by force where a session has ended by itself (spec 8). `personId` is undefined while
 * nobody knows who is signed in; `isSaid` tells that the page says so already.
 */
export function useEndedSession(personId: string | null | undefined, isSaid: boolean): void {
  const said = useRef(isSaid)
  useEffect(() => {
    said.current = isSaid
  }, [isSaid])

  useEffect(() => {
    if (personId === null && isMarkedSignedIn()) {
      const isSaidThere = said.current
      void import('./sign-out-by-force.ts').then(({ signOutByForce }) => {
        void signOutByForce(isSaidThere)
      })
    }
    if (typeof personId !== 'string') {
      return
    }
    markSignedIn(true)
    const onSubmit = (event: SubmitEvent) => {
      if (isSignOut(event)) {
        markSignedIn(false)
      }
    }
    document.addEventListener('submit', onSubmit, { capture: true })
    return () => document.removeEventListener('submit', onSubmit, { capture: true })
  }, [personId])
}
