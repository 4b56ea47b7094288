import type { RiskName } from '@holdpoint/api/vocabulary'
import { classNames } from '../../ui/class-names.ts'
import { words } from '../records.words.ts'
import styles from './risk-badge.module.css'
import { riskLooks } from './risk-look.ts'

/** A risk as a record says it: its code, and the name of the level that it was rated at. */
export type RatedRisk = { code: number | null; name: RiskName | null }

/** A risk by its code and its name, on the colour of its level; what is open yet says so. */
export function RiskBadge({ risk: { code, name } }: { risk: RatedRisk }) {
  return name === null ? (
    <span className={styles.open}>{words.notRated}</span>
  ) : (
    <span className={classNames(styles.risk, riskLooks[name])}>
      <b>{code}</b> {name}
    </span>
  )
}
