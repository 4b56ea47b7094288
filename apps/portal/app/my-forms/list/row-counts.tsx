import { Fragment } from 'react'
import { countName, countNames, words } from '../my-forms.words.ts'
import type { MyFormsPlace } from '../my-forms.place.ts'
import type { MyFormRow } from './my-forms.rows.server.ts'
import styles from './row-counts.module.css'
import { RowVote } from './row-vote.tsx'

interface RowCountsProps {
  row: MyFormRow
  place: MyFormsPlace
}

const kinds = ['comments', 'votes', 'actions', 'subForms'] as const

/**
 * What others did with an entry: words, and one target for all of them, which gloves hit. Where one
 * may vote, the votes are the button that adds one's own.
 */
export function RowCounts({ row, place }: RowCountsProps) {
  const { id, title, counts, vote } = row
  const said = kinds.filter((kind) => counts[kind] > 0 && (kind !== 'votes' || vote === null))
  const opens = counts.comments === 0 && counts.actions > 0 ? 'actions' : 'comments'
  const to = said.join() === 'subForms' ? row.subForms?.to : null
  return (
    <div className={styles.counts}>
      <a href={to ?? place.dialog(opens, id)} className={styles.count}>
        <span>
          {said.map((kind, at) => (
            <Fragment key={kind}>
              {at > 0 && ', '}
              <span>
                <b>{counts[kind]}</b> {countName(counts[kind], countNames[kind])}
              </span>
            </Fragment>
          ))}
          {said.length === 0 && <span className={styles.none}>{words.addComment}</span>}
          <span className="visually-hidden">, {title}</span>
        </span>
      </a>
      {vote !== null && <RowVote row={row} vote={vote} to={place.closed.address} />}
    </div>
  )
}
