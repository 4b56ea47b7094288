import type { ReactNode } from 'react'
import styles from './prose.module.css'

interface ProseProps {
  children: ReactNode
}

/** A few sentences and a way on, for pages that have nothing else to show. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>
}
