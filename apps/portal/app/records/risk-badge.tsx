import { riskName, type RiskName } from '@holdpoint/api/vocabulary'
import { classNames } from '../ui/class-names.ts'
import { words } from './records.words.ts'
import styles from './risk-badge.module.css'

const looks = {
  Low: styles.low,
  Medium: styles.medium,
  High: styles.high,
  Severe: styles.severe,
  Unacceptable: styles.unacceptable,
} as const satisfies Record<RiskName, string | undefined>

/** A risk by its code and its name, on the colour of its band; what is open yet says so. */
export function RiskBadge({ code }: { code: number | null }) {
  const name = riskName(code)
  return name === undefined ? (
    <span className={styles.open}>{words.notRated}</span>
  ) : (
    <span className={classNames(styles.risk, looks[name])}>
      <b>{code}</b> {name}
    </span>
  )
}
