import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { Tag } from '@holdpoint/widgets/tag'
import { RowLink } from '../lists/row-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { Lock } from '../ui/icons.ts'
import type { ReviewRow } from './reviews.rows.server.ts'
import styles from './reviews-table.module.css'
import { words } from './reviews.words.ts'

interface CellProps {
  row: ReviewRow
}

/** The name of an entry, whose link covers the row, and what tells it from others. */
export function FormCell({ row }: CellProps) {
  return (
    <>
      <RowLink to={row.to}>{row.title}</RowLink>
      <div className={styles.line}>
        {row.elevatedFrom !== null && (
          <Tag.Root kind="elevated" title={`Elevated from ${row.elevatedFrom}`} />
        )}{' '}
        {row.isReopened && <Tag.Root kind="reopened" />}{' '}
        {row.isLimited && (
          <span className={styles.limited}>
            <Lock aria-hidden="true" /> {words.limited}
          </span>
        )}{' '}
        <span className={styles.lead}>
          <b>{row.number}</b> {row.typeName}
          <span className={styles.by}>, {row.submitter}</span>
          {row.answer !== null && `, ${row.answer.shown}`}
        </span>
      </div>
    </>
  )
}

/** The status, and whom the entry waits for. */
export function StatusCell({ row: { badge, wait } }: CellProps) {
  return (
    <>
      <StatusBadge.Root badge={badge} />
      {wait !== null && (
        <div className={classNames(styles.wait, wait.isYou && styles.you)}>{wait.text}</div>
      )}
    </>
  )
}

/** Where it was, in two lines. */
export function PlaceCell({ row: { padNames, crew } }: CellProps) {
  return (
    <>
      {padNames}
      <small className={styles.crew}>{crew}</small>
    </>
  )
}

export function SubmittedCell({ row: { submitted } }: CellProps) {
  return (
    <time dateTime={submitted.instant} title={submitted.exact}>
      {submitted.day} <small>{submitted.clock}</small>
    </time>
  )
}
