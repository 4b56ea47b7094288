import { useEffect } from 'react'
import { useRevalidator } from '@remix-run/react'

const everyMs = 60_000

/** Reads the page anew each minute while somebody looks at it, and when they look again. */
export function useEachMinute(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let readAt = Date.now()
    const readAnew = () => {
      if (!document.hidden && Date.now() - readAt >= everyMs) {
        readAt = Date.now()
        revalidate()
      }
    }
    // Asked more often than it is read: a timer may be late, and a page may be looked at in between.
    const timer = setInterval(readAnew, everyMs / 12)
    document.addEventListener('visibilitychange', readAnew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readAnew)
    }
  }, [revalidate])
}
