import { sentences } from '@holdpoint/api'
import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Eye, PenLine, Trash2, Undo2 } from '../ui/icons.ts'
import { MessageBadge, PriorityMark } from './message-badge.tsx'
import { messagesPlaces } from './messages.place.ts'
import type { MessageRow } from './messages.rows.server.ts'
import { sortNames, tabNames, words } from './messages.words.ts'
import styles from './messages-table.module.css'

const { columns } = words

/** How the message center looks. */
export const messagesView = defineView({
  places: messagesPlaces,
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
      heads: [{ name: columns.message, order: 'title' }],
      className: styles.message,
      cell: (row: MessageRow) => (
        <>
          <RowLink to={row.to}>{row.title}</RowLink>
          <div className={styles.line}>
            <b>{row.number}</b>
            {row.category !== null && ` ${row.category}`}
            <span className={styles.by}>, {row.from}</span>
          </div>
        </>
      ),
    },
    {
      heads: [{ name: columns.state, order: 'unread' }],
      className: styles.state,
      sections: ['inbox'],
      cell: ({ own }) =>
        own !== null && (
          <span className={classNames(styles.own, own.isWaiting && styles.waiting)}>
            {own.words}
          </span>
        ),
    },
    {
      heads: [{ name: columns.state }],
      className: styles.state,
      sections: ['sent', 'drafts', 'ended'],
      cell: ({ status }) => <MessageBadge status={status} />,
    },
    { heads: [{ name: columns.from }], className: styles.from, cell: ({ from }) => from },
    {
      heads: [{ name: columns.priority, order: 'priority' }],
      className: styles.priority,
      cell: ({ priority }) => <PriorityMark priority={priority} />,
    },
    {
      heads: [{ name: columns.time, order: 'starts' }],
      className: styles.time,
      cell: ({ time }) => time,
    },
  ],
  menu: (row, place) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    row.canEdit && menuItem(paths.editMessage(row.id), PenLine, words.edit),
    ...row.moves
      .filter(({ needsReason }) => needsReason)
      .map(({ event, label }) =>
        menuItem(paths.message(row.id, { dialog: 'move', event }), Undo2, label),
      ),
    row.canDelete &&
      menuItem(place.dialog('delete', row.id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, number }) => `${words.more} ${title}, ${number}`,
  go: { name: words.write, to: () => paths.newMessage() },
  workbook: paths.messagesExcel(),
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
  },
  controls: () => import('./filters/controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutWriting } = messagesView

/** The same for those who write none. */
export const readersView: typeof messagesView = withoutWriting
