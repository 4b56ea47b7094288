import type { ComponentProps } from 'react'
import { RecordHistory } from '../records/history/record-history.tsx'
import styles from './decision.module.css'

/** What happened to an entry, with the space around it that the other parts of a review have. */
export function HistoryPane(props: ComponentProps<typeof RecordHistory>) {
  return (
    <div className={styles.part}>
      <RecordHistory {...props} />
    </div>
  )
}
