import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Layers, ListTodo, MessageSquare, ThumbsUp } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { counted, countNames } from '../my-forms.words.ts'
import type { ListLinks } from '../search/my-forms.search.ts'
import type { MyFormRow } from './my-forms.rows.server.ts'
import styles from './my-forms-table.module.css'
import { RowVote } from './row-vote.tsx'

interface RowCountsProps {
  row: MyFormRow
  links: ListLinks
}

/** What others did with an entry, each number where it can be opened or added to. */
export function RowCounts({ row, links }: RowCountsProps) {
  const { comments, actions, subForms } = row.counts
  return (
    <ul className={styles.counts}>
      <li>
        <CountLink kind="comments" {...{ row, links }}>
          <Count kind="comments" count={comments} of={row.title} />
        </CountLink>
      </li>
      <li>
        {row.vote === null ? (
          <OwnVotes row={row} />
        ) : (
          <RowVote row={row} vote={row.vote} to={links.list} />
        )}
      </li>
      <li>
        {actions > 0 ? (
          <CountLink kind="actions" {...{ row, links }}>
            <Count kind="actions" count={actions} of={row.title} />
          </CountLink>
        ) : (
          <span className={classNames(styles.count, styles.zero)}>
            <Count kind="actions" count={actions} />
          </span>
        )}
      </li>
      <li>
        <span className={classNames(styles.count, subForms === 0 && styles.zero)}>
          <Count kind="subForms" count={subForms} />
        </span>
      </li>
    </ul>
  )
}

function CountLink({
  kind,
  row,
  links,
  children,
}: RowCountsProps & { kind: 'comments' | 'actions'; children: ReactNode }) {
  const dialog =
    kind === 'comments' ? { kind, id: row.id, chosen: null } : ({ kind, id: row.id } as const)
  return (
    <Link
      to={links.dialog(dialog)}
      preventScrollReset
      className={classNames(styles.count, row.counts[kind] === 0 && styles.zero)}
    >
      {children}
    </Link>
  )
}

/** Nobody votes for their own entry (spec 5), so its votes are a number and no button. */
function OwnVotes({ row }: { row: MyFormRow }) {
  const { votes } = row.counts
  return (
    <span className={classNames(styles.count, votes === 0 && styles.zero)}>
      <Count kind="votes" count={votes} />
    </span>
  )
}

const icons = {
  comments: MessageSquare,
  votes: ThumbsUp,
  actions: ListTodo,
  subForms: Layers,
} as const

interface CountProps {
  kind: keyof typeof icons
  count: number
  /** Whose number it is, where it is the name of a link. */
  of?: string
}

function Count({ kind, count, of }: CountProps) {
  const Icon = icons[kind]
  const names = countNames[kind]
  return (
    <>
      <Icon aria-hidden="true" />
      <span title={counted(count, names)}>{count}</span>
      <span className="visually-hidden">
        {` ${count === 1 ? names[0] : names[1]}${of === undefined ? '' : `, ${of}`}`}
      </span>
    </>
  )
}
