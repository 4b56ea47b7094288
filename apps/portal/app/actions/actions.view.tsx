import { sentences } from '@holdpoint/api'
import { defineView } from '../lists/list-view.tsx'
import { menuItem, moveItems, type MenuItem, type RowMove } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { Eye, Trash2 } from '../ui/icons.ts'
import { isMadeInList } from './action-event.ts'
import { actionsPlaces, raiseAt } from './actions.place.ts'
import { sortNames, tabNames, words } from './actions.words.ts'
import type { ActionRow } from './list/actions.rows.server.ts'
import styles from './list/actions-table.module.css'
import { ActionCell, DueTime, Priority, StatusCell } from './list/cells.tsx'
import { MoveForm } from './list/move-form.tsx'

const { columns } = words

/** How the list of actions looks. */
export const actionsView = defineView({
  places: actionsPlaces,
  words: {
    title: words.title,
    tabs: tabNames,
    orders: sortNames,
    searchPlaceholder: words.search,
    records: words.records,
    show: words.show,
    only: words.only,
  },
  tableClass: () => styles.table,
  columns: [
    {
      heads: [
        { name: columns.action, order: 'title' },
        { name: columns.number, order: 'number' },
      ],
      className: styles.action,
      cell: (row: ActionRow) => <ActionCell row={row} />,
    },
    {
      heads: [{ name: columns.status, order: 'status' }],
      className: styles.status,
      cell: (row) => <StatusCell row={row} />,
    },
    {
      heads: [{ name: columns.doing }],
      className: styles.doing,
      cell: (row) => row.doing,
    },
    {
      heads: [{ name: columns.priority, order: 'priority' }],
      className: styles.priority,
      cell: (row) => <Priority priority={row.priority} />,
    },
    {
      heads: [{ name: columns.due, order: 'due' }],
      className: styles.due,
      cell: (row) => <DueTime due={row.due} />,
    },
  ],
  menu: (row, place) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    ...row.moves.flatMap((move) => itemsOf(move, row, place.closed.address)),
    row.canDelete &&
      menuItem(place.dialog('delete', row.id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, number }) => `${words.more} for ${title}, ${number}`,
  go: { name: words.raise, to: raiseAt },
  workbook: paths.actionsExcel(),
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
    posts: ({ assignmentId, sqrId }) =>
      sqrId === null ? { assignedActionId: assignmentId } : { sqrId },
  },
  controls: () => import('./filters/controls.tsx').then(({ controls }) => controls),
})

/** A move in the menu of a row: made there, or asked about on the page of the action. */
function itemsOf(move: RowMove, row: ActionRow, at: string): MenuItem[] {
  const items = moveItems([move], (event) => paths.action(row.id, { dialog: 'move', event }))
  const { formKey } = row
  return formKey !== undefined && isMadeInList(move.event)
    ? items.map((item) => ({
        ...item,
        form: <MoveForm {...{ row, formKey, item, at, event: move.event }} />,
      }))
    : items
}
