import { sentences } from '@holdpoint/api'
import { defineView } from '../../lists/list-view.tsx'
import { RowLink } from '../../lists/row-link.tsx'
import { menuItem } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { RiskBadge } from '../../records/risk/risk-badge.tsx'
import { Eye, PenLine, Trash2 } from '../../ui/icons.ts'
import { hazardsPlaces } from './hazards.place.ts'
import type { HazardRow } from './hazards.rows.server.ts'
import { sortNames, tabNames, words } from './hazards.words.ts'
import styles from './hazards-table.module.css'

const { columns } = words

/** How the library of hazards looks to whoever may add one. */
export const hazardsView = defineView({
  places: hazardsPlaces,
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
      heads: [{ name: columns.hazard, order: 'title' }],
      className: styles.hazard,
      cell: (row: HazardRow) => (
        <>
          <RowLink to={row.to}>{row.title}</RowLink>
          <div className={styles.line}>
            <b>{row.number}</b> {row.categories}
          </div>
        </>
      ),
    },
    {
      heads: [{ name: columns.energies }],
      className: styles.energies,
      cell: ({ energies }) => energies,
    },
    {
      heads: [{ name: columns.initial, order: 'initial' }],
      className: styles.initial,
      cell: ({ initial }) => (
        <>
          <small className={styles.label}>{columns.initial}</small> <RiskBadge risk={initial} />
        </>
      ),
    },
    {
      heads: [{ name: columns.residual, order: 'residual' }],
      className: styles.residual,
      cell: ({ residual }) => (
        <>
          <small className={styles.label}>{columns.residual}</small> <RiskBadge risk={residual} />
        </>
      ),
    },
    {
      heads: [{ name: columns.review, order: 'review' }],
      className: styles.review,
      sections: ['active'],
      cell: ({ review }) =>
        review !== null && (
          <>
            <small className={styles.label}>{columns.review}</small>{' '}
            <span className={review.isDue ? styles.due : undefined}>{review.words}</span>
          </>
        ),
    },
    {
      heads: [{ name: columns.owner }],
      className: styles.review,
      sections: ['drafts', 'retired'],
      cell: ({ owner }) => (
        <>
          <small className={styles.label}>{columns.owner}</small> {owner}
        </>
      ),
    },
  ],
  menu: (row, place) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    row.canEdit && menuItem(paths.editHazard(row.id), PenLine, words.edit),
    row.canDelete &&
      menuItem(place.dialog('delete', row.id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, number }) => `${words.more} ${title}, ${number}`,
  go: { name: words.create, to: () => paths.editHazard() },
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
  },
  controls: () => import('./hazards.controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutGo } = hazardsView

/** The same to whoever may only read. */
export const hazardsViewToRead: typeof hazardsView = withoutGo
