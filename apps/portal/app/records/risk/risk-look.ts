import type { RiskName } from '@holdpoint/api/vocabulary'
import styles from './risk-look.module.css'

/** The class that colours what it is set on as a level of risk is. */
export const riskLooks = {
  Low: styles.low,
  Medium: styles.medium,
  High: styles.high,
  Severe: styles.severe,
  Unacceptable: styles.unacceptable,
} as const satisfies Record<RiskName, string | undefined>
