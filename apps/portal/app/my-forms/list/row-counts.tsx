import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Layers, ListTodo, MessageSquare, ThumbsUp } from '../../ui/icons.ts'
import { counted, countNames } from '../my-forms.words.ts'
import type { MyFormsPlace } from '../my-forms.place.ts'
import type { MyFormRow } from './my-forms.rows.server.ts'
import styles from './my-forms-table.module.css'
import { RowVote } from './row-vote.tsx'

interface RowCountsProps {
  row: MyFormRow
  place: MyFormsPlace
}

/** What others did with an entry, each number where it can be opened or added to. */
export function RowCounts({ row, place }: RowCountsProps) {
  const { id, title, counts } = row
  return (
    <ul className={styles.counts}>
      <li>
        <a href={place.dialog('comments', id)} className={countClass(counts.comments)}>
          {numbered('comments', counts.comments, title)}
        </a>
      </li>
      <li>
        {row.vote === null ? (
          // Nobody votes for their own entry (spec 5), so its votes are a number and no button.
          <span className={countClass(counts.votes)}>{numbered('votes', counts.votes)}</span>
        ) : (
          <RowVote row={row} vote={row.vote} to={place.closed.address} />
        )}
      </li>
      <li>
        {counts.actions > 0 ? (
          <a href={place.dialog('actions', id)} className={styles.count}>
            {numbered('actions', counts.actions, title)}
          </a>
        ) : (
          <span className={countClass(0)}>{numbered('actions', 0)}</span>
        )}
      </li>
      <li>
        <span className={countClass(counts.subForms)}>{numbered('subForms', counts.subForms)}</span>
      </li>
    </ul>
  )
}

function countClass(count: number): string | undefined {
  return count === 0 ? zeroClass : styles.count
}

const zeroClass = classNames(styles.count, styles.zero)

const icons = {
  comments: <MessageSquare aria-hidden="true" />,
  votes: <ThumbsUp aria-hidden="true" />,
  actions: <ListTodo aria-hidden="true" />,
  subForms: <Layers aria-hidden="true" />,
} as const

/** A number with its sign; `of` says whose it is, where it is the name of a link. */
function numbered(kind: keyof typeof icons, count: number, of?: string): ReactNode {
  const names = countNames[kind]
  return (
    <>
      {icons[kind]}
      <span title={counted(count, names)}>{count}</span>
      <span className="visually-hidden">
        {` ${count === 1 ? names[0] : names[1]}${of === undefined ? '' : `, ${of}`}`}
      </span>
    </>
  )
}
