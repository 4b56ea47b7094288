import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { useRootData } from '../../shell/root-data.ts'
import { dayAndClock } from '../../ui/time.ts'
import { offlineWords as words } from '../offline.words.ts'
import { probeMs } from '../patience.ts'
import styles from './kept-notice.module.css'

interface KeptNoticeProps {
  /** When the server made the page that is shown. */
  at: string
}

/** The line above a page that was kept. */
export function KeptNotice({ at }: KeptNoticeProps) {
  const { pathname, search } = useLocation()
  const isBack = useNetworkIsBack()
  // The zone of the page below: one moment must not have two names.
  const timeZone = useRootData()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  // oxlint-disable-next-line react/purity -- A day is said against the one that the reader has.
  const when = dayAndClock(at, timeZone, new Date())
  return (
    <aside aria-label={words.keptLabel} className={styles.line}>
      <p role="status">{isBack ? words.networkIsBack(when) : words.keptPage(when)}</p>
      {/* The address itself, and no move within the page: the network has the first word. */}
      <a href={pathname + search} className={styles.again}>
        {isBack ? words.loadAnew : words.tryAgain}
      </a>
    </aside>
  )
}

/**
 * Whether the server can be reached again. The browser's word is not enough: it may have come before
 * this page could listen, and says nothing of a server that was down.
 */
function useNetworkIsBack(): boolean {
  const [isBack, setBack] = useState(false)

  useEffect(() => {
    let isOver = false

    async function ask() {
      const isReached = navigator.onLine && (await reachesServer())
      if (!isOver) {
        setBack(isReached)
      }
    }

    const onChange = () => void ask()
    onChange()
    const timer = setInterval(onChange, askEveryMs)
    window.addEventListener('online', onChange)
    window.addEventListener('offline', onChange)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
    }
  }, [])

  return isBack
}

const askEveryMs = 15_000

function reachesServer(): Promise<boolean> {
  return fetch(paths.ready(), {
    cache: 'no-store',
    signal: AbortSignal.timeout(probeMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
}
