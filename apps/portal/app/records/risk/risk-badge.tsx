import type { RiskName } from '@holdpoint/api/vocabulary'
import { classNames } from '../../ui/class-names.ts'
import { words } from '../records.words.ts'
import styles from './risk-badge.module.css'

/** A risk as a record says it: its code, and the name of the level that it was rated at. */
export type RatedRisk = { code: number | null; name: RiskName | null }

const looks = {
  Low: styles.low,
  Medium: styles.medium,
  High: styles.high,
  Severe: styles.severe,
  Unacceptable: styles.unacceptable,
} as const satisfies Record<RiskName, string | undefined>

/** A risk by its code and its name, on the colour of its level; what is open yet says so. */
export function RiskBadge({ risk: { code, name } }: { risk: RatedRisk }) {
  return name === null ? (
    <span className={styles.open}>{words.notRated}</span>
  ) : (
    <span className={classNames(styles.risk, looks[name])}>
      <b>{code}</b> {name}
    </span>
  )
}
