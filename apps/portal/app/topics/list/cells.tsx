import { RowLink } from '../../lists/row-link.tsx'
import { Lock, Pin } from '../../ui/icons.ts'
import { words } from '../topics.words.ts'
import type { TopicRow } from './topics.rows.server.ts'
import styles from './topics-table.module.css'

interface CellProps {
  row: TopicRow
}

/** What a topic is called, its number, what it is about, and whether it is pinned or limited. */
export function TopicCell({ row }: CellProps) {
  return (
    <>
      <RowLink to={row.to}>{row.title}</RowLink>
      <div className={styles.line}>
        <b>{row.number}</b> {row.category}
        <span className={styles.by}>, {row.owner}</span>
        <Marks row={row} />
      </div>
    </>
  )
}

/** Marks of a topic that stands in front, or that is not for everybody. */
export function Marks({ row: { isPinned, isLimited } }: CellProps) {
  return (
    <>
      {isPinned && (
        <span className={styles.mark}>
          <Pin aria-hidden="true" />
          {words.pinned}
        </span>
      )}
      {isLimited && (
        <span className={styles.mark}>
          <Lock aria-hidden="true" />
          {words.limited}
        </span>
      )}
    </>
  )
}

/** How many questions there are, and how many of them nobody has answered. */
export function Questions({ row: { questionCount, openCount } }: CellProps) {
  return (
    <>
      {words.questions(questionCount)}
      {openCount > 0 && <b className={styles.open}>{words.unanswered(openCount)}</b>}
    </>
  )
}
