import { Under } from '../../lists/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TrainingBadge } from '../training-badge.tsx'
import { columnsShown, type MatrixPlace } from './matrix.place.ts'
import type { MatrixCellView, MatrixColumns, MatrixRowView } from './matrix.rows.server.ts'
import { columnNames, words } from './matrix.words.ts'
import styles from './matrix.module.css'

interface MatrixRowsProps {
  place: MatrixPlace
  rows: readonly MatrixRowView[]
  columns: MatrixColumns
  isLoading: boolean
}

/** The matrix: a table that scrolls by itself, and on a phone a card for each person. */
export function MatrixRows({ place, rows, columns, isLoading }: MatrixRowsProps) {
  return (
    <>
      <div className={styles.wide}>
        {columns.total === 0 && <p>{words.nothing}</p>}
        {columns.total > columnsShown && (
          <Pager
            offset={columns.offset}
            shown={columns.shown.length}
            total={columns.total}
            isTotalAbout={false}
            pageSize={columnsShown}
            toPage={(page) => place.with({ own: { columns: page } }).address}
            names={columnNames}
          />
        )}
        <MatrixTable {...{ place, rows, columns, isLoading }} />
        <p className={styles.key}>– {words.key}</p>
      </div>
      <ul className={classNames(styles.cards, isLoading && styles.loading)}>
        {rows.map((row) => (
          <li key={row.id}>
            <Who row={row} />
            {row.urgent.length > 0 && (
              <ul>
                {row.urgent.map((cell) => (
                  <li key={cell.to}>
                    <Cell cell={cell} person={row.person} isNamed />
                  </li>
                ))}
                {row.more > 0 && (
                  <li>
                    <Link to={row.to} className={styles.cell}>
                      {words.more(row.more)}
                      <span className="visually-hidden">, {row.person}</span>
                    </Link>
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function MatrixTable({ place, rows, columns, isLoading }: MatrixRowsProps) {
  const { order, direction } = place.said
  const sorted = direction === 'asc' ? 'ascending' : 'descending'
  return (
    // Another page begins at its top. Whoever has no mouse scrolls by the keys, once it is reached.
    <div
      key={place.address}
      className={styles.frame}
      role="region"
      aria-label={words.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={classNames(styles.table, isLoading && styles.loading)}>
        <thead>
          <tr>
            <th scope="col" aria-sort={order === 'person' ? sorted : undefined}>
              {words.person}
            </th>
            {columns.shown.map(({ id, name, to, total }) => (
              <th key={id} scope="col">
                <Link to={to} className={styles.name}>
                  <b>{name}</b>
                  <Under>{total}</Under>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Who row={row} />
              </th>
              {row.cells.map((cell, at) => (
                <td key={columns.shown[at]?.id}>
                  {cell === null ? <NotAsked /> : <Cell cell={cell} person={row.person} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A person, what they do, and how much of theirs is in order. */
function Who({ row: { person, job, to, total } }: { row: MatrixRowView }) {
  return (
    <Link to={to} className={styles.name}>
      <b>{person}</b>
      <Under>{job}</Under>
      <Under>{total}</Under>
    </Link>
  )
}

interface CellProps {
  cell: MatrixCellView
  person: string
  /** Whether it says what it is of, as no head does. */
  isNamed?: boolean
}

/** How it stands with a qualification of somebody: sign, word, and the last day. */
function Cell({ cell, person, isNamed = false }: CellProps) {
  const { state, qualification, day, to, isToRecord } = cell
  return (
    <Link to={to} className={classNames(styles.cell, isNamed && styles.named)}>
      {isToRecord && <span className="visually-hidden">{words.record} </span>}
      <TrainingBadge state={state} />
      {isNamed && <span>{qualification}</span>}
      {day !== '' && <small>{day}</small>}
      <span className="visually-hidden">
        {isNamed ? '' : `, ${qualification}`}, {person}
      </span>
    </Link>
  )
}

function NotAsked() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.notAsked}</span>
    </>
  )
}
