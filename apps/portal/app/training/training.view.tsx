import { defineView } from '../lists/list-view.tsx'
import { Under } from '../lists/cells.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { Eye, Info, PenLine, Plus } from '../ui/icons.ts'
import { TrainingBadge } from './training-badge.tsx'
import { trainingPlaces } from './training.place.ts'
import type { TrainingRowView } from './training.rows.server.ts'
import { sortNames, tabNames, words } from './training.words.ts'
import styles from './training-table.module.css'

const { columns } = words

/** How the list looks to whoever keeps what people hold. */
export const trainingView = defineView({
  places: trainingPlaces,
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
      heads: [{ name: columns.person, order: 'person' }],
      className: styles.person,
      cell: (row: TrainingRowView) => (
        <>
          <RowLink to={row.to}>{row.person}</RowLink>
          <Under>{row.job}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.qualification, order: 'qualification' }],
      className: styles.qualification,
      cell: ({ qualification, detail }) => (
        <>
          {qualification}
          <Under>{detail}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.state }],
      className: styles.state,
      cell: ({ state, isRequired }) => (
        <>
          <TrainingBadge state={state} />
          {isRequired && state === 'expired' && <Under>{words.asked}</Under>}
        </>
      ),
    },
    {
      heads: [{ name: columns.issued, order: 'issued' }],
      className: styles.issued,
      cell: ({ issued }) =>
        issued !== '' && (
          <>
            <small className={styles.label}>{columns.issued}</small> {issued}
          </>
        ),
    },
    {
      heads: [{ name: columns.expires, order: 'expires' }],
      className: styles.expires,
      cell: ({ expires }) =>
        expires !== '' && (
          <>
            <small className={styles.label}>{columns.expires}</small> {expires}
          </>
        ),
    },
  ],
  menu: (row) => [
    row.editTo !== null && menuItem(row.to, Eye, words.view),
    row.recordTo !== null &&
      menuItem(row.recordTo, Plus, row.editTo === null ? words.recordMissing : words.renew),
    row.editTo !== null && menuItem(row.editTo, PenLine, words.edit),
    menuItem(row.qualificationTo, Info, words.qualification),
  ],
  menuName: ({ person, qualification }) => `${words.more} ${person}, ${qualification}`,
  go: { name: words.record, to: () => paths.editTraining() },
  workbook: paths.trainingExcel(),
  controls: () => import('./training.controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutGo } = trainingView

/** The same to whoever may only read. */
export const trainingViewToRead: typeof trainingView = {
  ...withoutGo,
  menu: (row) => [
    row.editTo !== null && menuItem(row.to, Eye, words.view),
    menuItem(row.qualificationTo, Info, words.qualification),
  ],
}
