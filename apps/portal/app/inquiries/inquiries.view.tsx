import { sentences } from '@holdpoint/api'
import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { Eye, PenLine } from '../ui/icons.ts'
import { inquiriesPlaces } from './inquiries.place.ts'
import type { InquiryRow } from './inquiries.rows.server.ts'
import { sortNames, tabNames, words } from './inquiries.words.ts'
import { InquiryBadge } from './inquiry-badge.tsx'
import styles from './inquiries-table.module.css'

const { columns } = words

/** How the list of inquiries looks. */
export const inquiriesView = defineView({
  places: inquiriesPlaces,
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
      heads: [{ name: columns.subject, order: 'subject' }],
      className: styles.inquiry,
      cell: (row: InquiryRow) => (
        <>
          <RowLink to={row.to}>{row.subject}</RowLink>
          <div className={styles.line}>
            <b>{row.number}</b> {row.category}
          </div>
        </>
      ),
    },
    {
      heads: [{ name: columns.status }],
      className: styles.status,
      cell: ({ status, replies }) => (
        <>
          <InquiryBadge status={status} />
          {replies !== '' && <div className={styles.line}>{replies}</div>}
        </>
      ),
    },
    {
      heads: [{ name: columns.priority, order: 'priority' }],
      className: styles.priority,
      cell: ({ priority }) => priority,
    },
    {
      heads: [{ name: columns.asker }],
      className: styles.asker,
      sections: ['open', 'all'],
      cell: ({ asker }) => (
        <>
          <small className={styles.label}>{columns.asker}</small> {asker}
        </>
      ),
    },
    {
      heads: [{ name: columns.assignee }],
      className: styles.assignee,
      cell: ({ assignee }) => (
        <>
          <small className={styles.label}>{columns.assignee}</small> {assignee}
        </>
      ),
    },
    {
      heads: [{ name: columns.asked, order: 'asked' }],
      className: styles.asked,
      cell: ({ asked }) => (
        <>
          <small className={styles.label}>{columns.asked}</small> {asked}
        </>
      ),
    },
  ],
  menu: (row) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    row.canEdit && menuItem(paths.editInquiry({ inquiryId: row.id }), PenLine, words.edit),
  ],
  menuName: ({ subject, number }) => `${words.more} ${subject}, ${number}`,
  go: { name: words.create, to: () => paths.editInquiry() },
  controls: () => import('./inquiries.controls.tsx').then(({ controls }) => controls),
})
