import { useEffect } from 'react'

/**
 * What makes the browser ask before its page is closed, for as long as something is only there. A page
 * that asks nothing listens to nothing, so that browsers may hold it ready for Back.
 */
export function closeGuard(): (isAsked: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  return (isAsked) => {
    if (isAsked) {
      window.addEventListener('beforeunload', ask)
    } else {
      window.removeEventListener('beforeunload', ask)
    }
  }
}

/** The same, while a part of the page says so. */
export function useAskBeforeClose(isAsked: boolean): void {
  useEffect(() => {
    const guard = closeGuard()
    guard(isAsked)
    return () => guard(false)
  }, [isAsked])
}
