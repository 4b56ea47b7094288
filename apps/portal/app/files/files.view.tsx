import type { AcknowledgementState, AllowedEvent, FileStatus } from '@holdpoint/api'
import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { AcknowledgementBadge } from '../records/acknowledgement/acknowledgement-badge.tsx'
import { ArrowRight, Eye, PenLine, Users } from '../ui/icons.ts'
import { FileBadge } from './file-badge.tsx'
import { filesPlaces } from './files.place.ts'
import { PinButton } from './pin-button.tsx'
import { sortNames, tabNames, words } from './files.words.ts'
import styles from './files-table.module.css'

/** A file as the list draws it. */
export type FileRow = {
  id: string
  rowVersion: number
  name: string
  number: string
  folder: string
  tags: string
  status: FileStatus
  version: string
  changed: string
  review: string | null
  isReviewDue: boolean
  own: { state: AcknowledgementState; due: string } | null
  isPinned: boolean
  formKey: string
  canEdit: boolean
  seesPeople: boolean
  moves: Pick<AllowedEvent, 'event' | 'label'>[]
}

const { columns } = words

/** How the file library looks. */
export const filesView = defineView({
  places: filesPlaces,
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
      heads: [{ name: columns.name, order: 'name' }],
      className: styles.name,
      cell: (row: FileRow) => (
        <>
          <RowLink to={paths.file(row.id)}>{row.name}</RowLink>
          <div className={styles.line}>
            <b>{row.number}</b> {row.tags}
          </div>
          <div className={styles.badges}>
            {row.status !== 'approved' && <FileBadge status={row.status} />}
            {row.own !== null && <AcknowledgementBadge state={row.own.state} />}
            {row.own !== null && row.own.due}
          </div>
        </>
      ),
    },
    {
      heads: [{ name: columns.folder, order: 'folder' }],
      className: styles.folder,
      cell: ({ folder }) => folder,
    },
    { heads: [{ name: columns.version }], className: styles.version, cell: (row) => row.version },
    {
      heads: [{ name: columns.changed, order: 'changed' }],
      className: styles.changed,
      cell: ({ changed }) => changed,
    },
    {
      heads: [{ name: columns.review, order: 'review' }],
      className: styles.day,
      cell: ({ review, isReviewDue }) => (
        <span className={isReviewDue ? styles.late : undefined}>
          {isReviewDue && <b>{words.reviewDue} </b>}
          {review}
        </span>
      ),
    },
    {
      heads: [{ name: columns.pin }],
      className: styles.pin,
      cell: (row) => <PinButton file={row} isIcon />,
    },
  ],
  menu: (row) => [
    menuItem(paths.file(row.id), Eye, words.open),
    row.seesPeople && menuItem(paths.file(row.id, { pane: 'people' }), Users, words.people),
    row.canEdit && menuItem(paths.editFile(row.id), PenLine, 'Edit'),
    ...row.moves.map(({ event, label }) =>
      menuItem(paths.file(row.id, { dialog: 'move', event }), ArrowRight, label),
    ),
  ],
  menuName: ({ name, number }) => `${words.more} ${name}, ${number}`,
  workbook: paths.filesExcel(),
  controls: () => import('./files.controls.tsx').then(({ controls }) => controls),
})
