import { lockHoursMax } from '@holdpoint/api/vocabulary'
import { classNames } from '../ui/class-names.ts'
import styles from './held-bar.module.css'
import { heldWords } from './held-words.ts'

interface HeldBarProps {
  /** Whole minutes for which the lock is on. */
  minutes: number
  isLong: boolean
}

/** The bar ends so many hours after the mark. */
const hoursShown = lockHoursMax + 3

/** For how long a lock is on: in words, and a bar with a mark where it is too long. */
export function HeldBar({ minutes, isLong }: HeldBarProps) {
  const width = (Math.min(minutes / 60, hoursShown) / hoursShown) * 150
  const mark = (lockHoursMax / hoursShown) * 150
  return (
    <span className={styles.held}>
      <svg viewBox="0 0 150 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.rest} width="150" height="12" rx="2" />
        <rect
          className={classNames(styles.on, isLong && styles.tooLong)}
          width={width}
          height="12"
          rx="2"
        />
        <rect className={styles.mark} x={mark - 1} width="2" height="12" />
      </svg>
      <span className={isLong ? styles.late : undefined}>{heldWords(minutes, isLong)}</span>
    </span>
  )
}
