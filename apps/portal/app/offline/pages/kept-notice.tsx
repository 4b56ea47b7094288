import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { dayAndClock } from '../../ui/time.ts'
import { offlineWords as words } from '../offline.words.ts'
import styles from './kept-notice.module.css'

interface KeptNoticeProps {
  /** When the server made the page that is shown. */
  at: string
}

/** The line above a page that was kept. */
export function KeptNotice({ at }: KeptNoticeProps) {
  const { pathname, search } = useLocation()
  const isBack = useNetworkIsBack()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
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

function useNetworkIsBack(): boolean {
  const [isBack, setBack] = useState(false)

  useEffect(() => {
    const onBack = () => setBack(true)
    const onGone = () => setBack(false)
    window.addEventListener('online', onBack)
    window.addEventListener('offline', onGone)
    return () => {
      window.removeEventListener('online', onBack)
      window.removeEventListener('offline', onGone)
    }
  }, [])

  return isBack
}
