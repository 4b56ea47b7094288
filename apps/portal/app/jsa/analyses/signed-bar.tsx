import type { ReactNode } from 'react'
import styles from './signed-bar.module.css'

interface SignedBarProps {
  words: ReactNode
  /** Whole percent. */
  percent: number
}

/** How many have signed: in words, and a thin bar for the eyes. */
export function SignedBar({ words, percent }: SignedBarProps) {
  return (
    <div className={styles.signed}>
      {words}
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" className={styles.rest} />
        <rect width={percent} height="4" className={styles.done} />
      </svg>
    </div>
  )
}
