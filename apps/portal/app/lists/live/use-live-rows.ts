import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from '@remix-run/react'
import { paths } from '../../paths.ts'
import type { LiveRows } from './live-rows.ts'

interface RowsShown {
  personId: string
  /** The kind of its rows; null for a list that does not follow. */
  follows: string | null
  /** The rows that the page shows. */
  ids: readonly string[]
  /**
   * Something is being changed or asked that is about what was shown: news would take its version
   * for that of the others, and what they did would be lost unseen.
   */
  isHeld: boolean
}

/**
 * Reads the page anew when others change one of its rows. A page that nobody looks at waits until
 * it is looked at, and a page that is on its way to another address until it is there.
 */
export function useLiveRows({ personId, follows, ids, isHeld }: RowsShown): void {
  const { revalidate } = useRevalidator()
  const isMoving = useNavigation().state !== 'idle'
  const live = useRef<LiveRows | null>(null)
  const shown = ids.join(',')
  const shownNow = useRef(shown)
  const isHeldNow = useRef(isHeld)
  const isMovingNow = useRef(isMoving)
  const lookAgainNow = useRef(() => {})

  useEffect(() => {
    // Letting go is a step to another state of the page, which is read anew with it.
    isHeldNow.current = isHeld
  }, [isHeld])

  useEffect(() => {
    isMovingNow.current = isMoving
    lookAgainNow.current()
  }, [isMoving])

  useEffect(() => {
    shownNow.current = shown
    live.current?.show(split(shown))
  }, [shown])

  useEffect(() => {
    if (follows === null) {
      return
    }
    const stream = paths.live(follows)
    let isHere = true
    let isStale = false
    const readAnew = () => {
      isStale = document.hidden || isMovingNow.current
      if (!isStale && !isHeldNow.current) {
        revalidate()
      }
    }
    const lookAgain = () => {
      if (isStale) {
        readAnew()
      }
    }
    lookAgainNow.current = lookAgain
    document.addEventListener('visibilitychange', lookAgain)
    // A tab that is closed or left shows nothing; one that is gone back to shows it again.
    const leave = () => live.current?.show([])
    const comeBack = () => live.current?.show(split(shownNow.current))
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    // Not needed to see and use the list, so its script comes after the page's own.
    void Promise.all([import('./live-rows.ts'), import('./live-browser.ts')]).then(
      ([{ watchRows }, { liveBrowser }]) => {
        const browser = liveBrowser()
        if (isHere && browser !== undefined) {
          live.current = watchRows({ personId, stream }, browser, readAnew)
          live.current.show(split(shownNow.current))
        }
      },
      // Without it the page shows what was true when it was loaded.
      () => undefined,
    )
    return () => {
      isHere = false
      lookAgainNow.current = () => {}
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      live.current?.close()
      live.current = null
    }
  }, [personId, follows, revalidate])
}

function split(ids: string): string[] {
  return ids === '' ? [] : ids.split(',')
}
