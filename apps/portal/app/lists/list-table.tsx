import { memo } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ArrowDown, ArrowUp } from '../ui/icons.ts'
import { Link, useFollowedLinks } from '../ui/link.tsx'
import type { AnyDialog } from './dialogs.ts'
import styles from './list-table.module.css'
import type { AnyRow, Column, ListView } from './list-view.tsx'
import { words } from './list.words.ts'
import { RowMenu } from './row-menu.tsx'
import type { AnyPlace } from './place.ts'

interface ListTableProps<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> {
  view: ListView<P, Row, Data>
  place: P
  rows: readonly Row[]
  isLoading: boolean
}

/** A list as a real table, which a narrow screen draws as cards. */
export function ListTable<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog>({
  view,
  place,
  rows,
  isLoading,
}: ListTableProps<P, Row, Data>) {
  const section: P['said']['section'] = place.said.section
  const columns = view.columns.filter((column) => column.sections?.includes(section) ?? true)
  const followed = useFollowedLinks()
  return (
    <div className={styles.frame}>
      <table
        className={classNames(
          styles.table,
          view.tableClass?.(section),
          isLoading && styles.loading,
        )}
      >
        <caption className="visually-hidden">
          {view.words.title}, {view.words.tabs[section]}
        </caption>
        <thead>
          <tr>
            {columns.map(({ heads, className }) => (
              <th
                key={heads[0]?.name}
                scope="col"
                className={className}
                aria-sort={ariaSort(place, heads)}
              >
                {heads.map(({ name, order }) =>
                  order === undefined ? name : <SortLink key={name} {...{ place, order, name }} />,
                )}
              </th>
            ))}
            <th scope="col" className={styles.more}>
              <span className="visually-hidden">{words.more}</span>
            </th>
          </tr>
        </thead>
        <tbody {...followed}>
          {rows.map((row) => (
            <ListRow key={row.id} {...{ view, place, row }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ListRowProps<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> {
  view: ListView<P, Row, Data>
  place: P
  row: Row
}

function PlainRow<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog>({
  view,
  place,
  row,
}: ListRowProps<P, Row, Data>) {
  const section: P['said']['section'] = place.said.section
  return (
    <tr>
      {view.columns.map(
        ({ heads, className, sections, cell }) =>
          (sections?.includes(section) ?? true) && (
            <td key={heads[0]?.name} className={className}>
              {cell(row, place)}
            </td>
          ),
      )}
      <td className={styles.more}>
        <RowMenu name={view.menuName(row)} items={view.menu(row, place)} />
      </td>
    </tr>
  )
}

/**
 * One record. While another page of the list is on its way the rows stay as they are, so that what
 * was pressed answers at once.
 */
// Kept by `memo`, a component forgets that it takes rows of any kind.
const ListRow = memo(PlainRow) as typeof PlainRow

interface SortLinkProps<P extends AnyPlace> {
  place: P
  order: P['said']['order']
  name: string
}

function SortLink<P extends AnyPlace>({ place, order, name }: SortLinkProps<P>) {
  const isChosen = place.said.order === order
  const Arrow = place.said.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <Link
      to={place.sortedBy(order).address}
      preventScrollReset
      className={classNames(styles.sort, isChosen && styles.chosen)}
      aria-label={`Sort by ${name.toLowerCase()}`}
    >
      {name}
      {isChosen && <Arrow aria-hidden="true" />}
    </Link>
  )
}

function ariaSort<P extends AnyPlace, Row>({ said }: P, heads: Column<P, Row>['heads']) {
  if (!heads.some(({ order }) => order === said.order)) {
    return undefined
  }
  return said.direction === 'asc' ? 'ascending' : 'descending'
}
