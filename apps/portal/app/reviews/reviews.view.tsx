import { defineView } from '../lists/list-view.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { ScoreCell } from '../my-forms/list/cells.tsx'
import { paths } from '../paths.ts'
import { tabs } from '../review-question/tabs.ts'
import { Eye, History, ListTodo, Lock } from '../ui/icons.ts'
import { FormCell, PlaceCell, StatusCell, SubmittedCell } from './cells.tsx'
import { reviewsPlaces } from './reviews.place.ts'
import type { ReviewRow } from './reviews.rows.server.ts'
import styles from './reviews-table.module.css'
import { sortNames, tabNames, words } from './reviews.words.ts'

const { columns } = words

/** How the list of reviews looks. */
export const reviewsView = defineView({
  places: reviewsPlaces,
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
      heads: [{ name: columns.form, order: 'form_name' }],
      className: styles.form,
      cell: (row: ReviewRow) => <FormCell row={row} />,
    },
    {
      heads: [{ name: columns.status, order: 'form_status' }],
      className: styles.status,
      cell: (row) => <StatusCell row={row} />,
    },
    {
      heads: [{ name: columns.score, order: 'score' }],
      className: styles.score,
      cell: (row) => <ScoreCell row={row} />,
    },
    {
      heads: [{ name: columns.submitter }],
      className: styles.submitter,
      cell: (row) => row.submitter,
    },
    {
      heads: [{ name: columns.place }],
      className: styles.place,
      cell: (row) => <PlaceCell row={row} />,
    },
    {
      heads: [{ name: columns.submitted, order: 'submitted' }],
      className: styles.submitted,
      cell: (row) => <SubmittedCell row={row} />,
    },
  ],
  menu: ({ id, to }) => [
    menuItem(to, Eye, words.open),
    menuItem(paths.reviewQuestion(id, { tab: tabs.actions }), ListTodo, words.actions),
    menuItem(paths.reviewQuestion(id, { tab: tabs.versions }), History, words.versions),
    menuItem(paths.reviewQuestion(id, { tab: tabs.access }), Lock, words.access),
  ],
  menuName: ({ title, number }) => `${words.more} for ${title}, ${number}`,
  workbook: paths.reviewsExcel(),
  answersWorkbook: paths.reviewsAnswers(),
  controls: () => import('./controls.tsx').then(({ controls }) => controls),
})
