import { defineView } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { matrixPlaces } from './matrix.place.ts'
import type { MatrixRowView } from './matrix.rows.server.ts'
import { sortNames, tabNames, words } from './matrix.words.ts'

/** How the matrix looks; its rows are drawn by `MatrixRows`. */
export const matrixView = defineView({
  places: matrixPlaces,
  words: {
    title: words.title,
    tabs: tabNames,
    orders: sortNames,
    searchPlaceholder: words.search,
    records: words.records,
    show: words.show,
    only: words.only,
  },
  columns: [],
  menu: () => [],
  menuName: ({ person }: MatrixRowView) => person,
  workbook: paths.trainingMatrixExcel(),
  controls: () => import('../training.controls.tsx').then(({ controls }) => controls),
})
