import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './cells.module.css'

/** A line below the name of a record: its number, and what stands beside it. */
export function UnderName({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}

/** What stands below the first line of a cell. */
export function Under({ children }: { children: ReactNode }) {
  return <small className={styles.under}>{children}</small>
}

/** What a record waits for, in at most two lines; it is told apart where it waits for the reader. */
export function Waits({ wait }: { wait: { text: string; isYou: boolean } | null }) {
  return wait === null ? null : (
    <div className={classNames(styles.wait, wait.isYou && styles.you)}>{wait.text}</div>
  )
}

/** What is over its time, as `Waits` stands. */
export function Overdue({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.wait, styles.late)}>{children}</div>
}
