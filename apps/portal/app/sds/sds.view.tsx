import type {
  AcknowledgementState,
  AllowedEvent,
  Pictogram,
  SdsStatus,
  SignalWord,
} from '@holdpoint/api'
import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { AcknowledgementBadge } from '../records/acknowledgement/acknowledgement-badge.tsx'
import { ArrowRight, Eye, Flame, PenLine } from '../ui/icons.ts'
import { GhsPictograms } from './ghs-pictogram.tsx'
import { askWords } from './ask.words.ts'
import { sdsPlaces } from './sds.place.ts'
import { sortNames, tabNames, words } from './sds.words.ts'
import styles from './sds-table.module.css'
import { SheetBadge } from './sheet-badge.tsx'
import { SignalWordPlate } from './signal-word.tsx'

/** A sheet as the list draws it. */
export type SheetRow = {
  id: string
  rowVersion: number
  product: string
  number: string
  manufacturer: string
  signalWord: SignalWord
  pictograms: readonly Pictogram[]
  pads: string
  status: SdsStatus
  review: string | null
  isReviewDue: boolean
  /** What is asked of whoever reads the list, while it is. */
  own: { state: AcknowledgementState; due: string } | null
  /** Who waits for it, while somebody does. */
  asked: { by: string; more: string | null; isOverdue: boolean } | null
  /** Whether whoever reads the list reads what it says. */
  isRead: boolean
  canEdit: boolean
  moves: Pick<AllowedEvent, 'event' | 'label'>[]
}

const { columns } = words

/** How the list of safety data sheets looks. */
export const sdsView = defineView({
  places: sdsPlaces,
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
        { name: columns.product, order: 'product' },
        { name: columns.manufacturer, order: 'manufacturer' },
      ],
      className: styles.product,
      cell: (row: SheetRow) => (
        <>
          <RowLink to={paths.sheet(row.id)}>{row.product}</RowLink>
          <div className={styles.line}>
            <b>{row.number}</b> {row.manufacturer}
          </div>
          {row.status !== 'approved' && <SheetBadge status={row.status} />}
          {row.asked !== null && (
            <div className={styles.line}>
              {row.asked.isOverdue && <b className={styles.late}>{askWords.overdue} </b>}
              {row.asked.by} {row.asked.more}
            </div>
          )}
          {row.own !== null && (
            <div className={styles.line}>
              <AcknowledgementBadge state={row.own.state} /> {row.own.due}
            </div>
          )}
        </>
      ),
    },
    {
      heads: [{ name: columns.hazards }],
      className: styles.hazards,
      cell: (row) =>
        row.isRead && (
          <div className={styles.signs}>
            <SignalWordPlate word={row.signalWord} />
            <GhsPictograms pictograms={row.pictograms} />
          </div>
        ),
    },
    { heads: [{ name: columns.pads }], className: styles.pads, cell: ({ pads }) => pads },
    {
      heads: [{ name: columns.review, order: 'review' }],
      className: styles.review,
      cell: ({ review, isReviewDue }) => (
        <span className={isReviewDue ? styles.late : undefined}>
          {isReviewDue && <b>{words.reviewDue} </b>}
          {review}
        </span>
      ),
    },
  ],
  menu: (row) => [
    menuItem(paths.sheet(row.id), Eye, words.open),
    row.isRead && menuItem(paths.sheet(row.id, { view: 'emergency' }), Flame, words.emergency),
    row.canEdit && menuItem(paths.editSheet(row.id), PenLine, 'Edit'),
    ...row.moves.map(({ event, label }) =>
      menuItem(paths.sheet(row.id, { dialog: 'move', event }), ArrowRight, label),
    ),
  ],
  menuName: ({ product, number }) => `${words.more} ${product}, ${number}`,
  workbook: paths.sdsExcel(),
  controls: () => import('./sds.controls.tsx').then(({ controls }) => controls),
})
