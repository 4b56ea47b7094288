import type { Severity } from '@holdpoint/api'
import { severityLabel } from '@holdpoint/api/vocabulary'
import { classNames } from '../ui/class-names.ts'
import styles from './severity-badge.module.css'

const looks = {
  none: styles.none,
  near_miss: styles.nearMiss,
  level_1: styles.level1,
  level_2: styles.level2,
  level_3: styles.level3,
} as const satisfies Record<Severity, string | undefined>

interface SeverityBadgeProps {
  level: Severity
  /** A person has said it, not the lost time. */
  isSaid?: boolean
}

/** The severity of a report on its colour, with its word. */
export function SeverityBadge({ level, isSaid = false }: SeverityBadgeProps) {
  return (
    <span className={classNames(styles.badge, looks[level])}>
      {severityLabel(level)}
      {isSaid && <span className="visually-hidden">, said by a person</span>}
    </span>
  )
}
