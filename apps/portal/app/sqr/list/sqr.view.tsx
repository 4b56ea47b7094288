import { sentences } from '@holdpoint/api'
import { Overdue, Under, UnderName, Waits } from '../../lists/cells.tsx'
import { defineView } from '../../lists/list-view.tsx'
import { RowLink } from '../../lists/row-link.tsx'
import { menuItem, moveItems } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { Eye, PenLine, Trash2 } from '../../ui/icons.ts'
import { SeverityBadge } from '../severity-badge.tsx'
import { StatusPlate } from '../status-plate.tsx'
import { listWords as words, sortNames, tabNames } from './sqr-list.words.ts'
import { sqrPlaces } from './sqr.place.ts'
import type { SqrRow } from './sqr.rows.server.ts'
import styles from './sqr-table.module.css'

const { columns } = words

/** How the list of quality reports looks to whoever may report an event. */
export const sqrView = defineView({
  places: sqrPlaces,
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
        { name: columns.report, order: 'title' },
        { name: columns.number, order: 'number' },
      ],
      className: styles.report,
      cell: ({ to, title, number, severity }: SqrRow) => (
        <>
          <RowLink to={to}>{title}</RowLink>
          <UnderName>
            <b>{number}</b>
            <span className={styles.inLine}>
              <SeverityBadge level={severity} />
            </span>
          </UnderName>
        </>
      ),
    },
    {
      heads: [{ name: columns.severity, order: 'severity' }],
      className: styles.severity,
      cell: ({ severity }) => <SeverityBadge level={severity} />,
    },
    {
      heads: [{ name: columns.status }],
      className: styles.status,
      cell: ({ status, phase, wait }) => (
        <>
          <StatusPlate {...status} />
          {phase !== '' && <Under>{phase}</Under>}
          <Waits wait={wait} />
        </>
      ),
    },
    {
      heads: [{ name: columns.where }],
      className: styles.where,
      cell: ({ unit, pad }) => (
        <>
          {unit} <Under>{pad}</Under>
        </>
      ),
    },
    {
      heads: [
        { name: columns.start, order: 'start' },
        { name: columns.lost, order: 'lost' },
      ],
      className: styles.start,
      cell: ({ when, lost }) => (
        <>
          {when} <Under>{lost}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.owner }],
      className: styles.owner,
      cell: ({ owner, due }) => (
        <>
          {owner}
          {due !== null &&
            (due.isLate ? <Overdue>{due.words}</Overdue> : <Under>{due.words}</Under>)}
        </>
      ),
    },
    {
      heads: [{ name: columns.work }],
      className: styles.work,
      cell: ({ ncr, actions }) => (
        <>
          <Under>{ncr}</Under>
          <Under>{actions}</Under>
        </>
      ),
    },
  ],
  menu: ({ id, to, can, moves }, place) => [
    menuItem(to, Eye, sentences.buttons.view),
    can.edit && menuItem(paths.sqrEdit(id), PenLine, words.edit),
    ...moveItems(moves, (event) => paths.sqr(id, { dialog: 'move', event })),
    can.delete && menuItem(place.dialog('delete', id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, number }) => `${words.more} ${title}, ${number}`,
  go: { name: words.create, to: () => paths.sqrEdit() },
  workbook: paths.sqrsExcel(),
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
  },
  controls: () => import('./sqr.controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutGo } = sqrView

/** The same to whoever reports none. */
export const sqrViewToRead: typeof sqrView = withoutGo
