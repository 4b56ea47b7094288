import { sentences } from '@holdpoint/api'
import { defineView } from '../lists/list-view.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { MomentTime } from '../records/moment-time.tsx'
import { Eye, PenLine, Trash2 } from '../ui/icons.ts'
import { Questions, TopicCell } from './list/cells.tsx'
import type { TopicRow } from './list/topics.rows.server.ts'
import styles from './list/topics-table.module.css'
import { topicsPlaces } from './topics.place.ts'
import { sortNames, tabNames, words } from './topics.words.ts'

const { columns } = words

/** How the list of topics looks to whoever may create one. */
export const topicsView = defineView({
  places: topicsPlaces,
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
      heads: [{ name: columns.topic, order: 'title' }],
      className: styles.topic,
      cell: (row: TopicRow) => <TopicCell row={row} />,
    },
    { heads: [{ name: columns.owner }], className: styles.owner, cell: (row) => row.owner },
    {
      heads: [{ name: columns.questions, order: 'questions' }],
      className: styles.questions,
      cell: (row) => <Questions row={row} />,
    },
    {
      heads: [{ name: columns.activity, order: 'activity' }],
      className: styles.active,
      cell: (row) => <MomentTime moment={row.active} />,
    },
  ],
  menu: (row, place) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    row.canEdit && menuItem(paths.editTopic(row.id), PenLine, words.edit),
    row.canDelete &&
      menuItem(place.dialog('delete', row.id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, number }) => `${words.more} for ${title}, ${number}`,
  go: { name: words.create, to: () => paths.newTopic() },
  workbook: paths.topicsExcel(),
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
  },
  controls: () => import('./filters/controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutGo } = topicsView

/** The same to whoever may only read and ask. */
export const topicsViewToRead: typeof topicsView = withoutGo
