import { sentences } from '@holdpoint/api'
import { Overdue, Under, UnderName, Waits } from '../../lists/cells.tsx'
import { defineView } from '../../lists/list-view.tsx'
import { RowLink } from '../../lists/row-link.tsx'
import { menuItem, moveItems } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { Eye, Layers, PenLine, Share2, Trash2 } from '../../ui/icons.ts'
import { LotoBadge } from './loto-badge.tsx'
import { listWords as words, sortNames, tabNames } from './loto-list.words.ts'
import { lotoPlaces } from './loto.place.ts'
import type { LotoRow } from './loto.rows.server.ts'
import styles from './loto-table.module.css'

const { columns } = words

/** How the list of lockouts looks to whoever may plan one. */
export const lotoView = defineView({
  places: lotoPlaces,
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
        { name: columns.job, order: 'title' },
        { name: columns.number, order: 'number' },
      ],
      className: styles.job,
      cell: ({ to, title, number, status, wait }: LotoRow) => (
        <>
          <RowLink to={to}>{title}</RowLink>
          <UnderName>
            <b>{number}</b>
            <div className={styles.inLine}>
              <LotoBadge status={status} /> <Waits wait={wait} />
            </div>
          </UnderName>
        </>
      ),
    },
    {
      heads: [{ name: columns.status }],
      className: styles.status,
      cell: ({ status, wait }) => (
        <>
          <LotoBadge status={status} />
          <Waits wait={wait} />
        </>
      ),
    },
    {
      heads: [{ name: columns.equipment, order: 'equipment' }],
      className: styles.machine,
      cell: ({ machine, category }) => (
        <>
          {machine} <Under>{category}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.start, order: 'start' }],
      className: styles.start,
      cell: ({ when, until }) => (
        <>
          {when} <Under>{until}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.lead }],
      className: styles.lead,
      cell: ({ lead, pad }) => (
        <>
          {lead} <Under>{pad}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.locks, order: 'locks' }],
      className: styles.locks,
      cell: ({ locks: { text, points, isLong } }) => (
        <>
          {text} <Under>{points}</Under>
          {isLong && <Overdue>{words.isLong}</Overdue>}
        </>
      ),
    },
  ],
  menu: ({ id, to, can, moves }, place) => [
    menuItem(to, Eye, sentences.buttons.view),
    can.edit && menuItem(paths.lockoutEdit({ lotoId: id }), PenLine, words.edit),
    ...moveItems(moves, (event) => paths.lockout(id, { dialog: 'move', event })),
    can.share && menuItem(paths.lockout(id, { dialog: 'share' }), Share2, sentences.buttons.share),
    can.clone && menuItem(paths.lockout(id, { dialog: 'clone' }), Layers, words.clone),
    can.delete && menuItem(place.dialog('delete', id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, number }) => `${words.more} ${title}, ${number}`,
  go: { name: words.create, to: () => paths.lockoutEdit() },
  workbook: paths.lockoutsExcel(),
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
  },
  controls: () => import('./loto.controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutGo } = lotoView

/** The same to whoever plans none. */
export const lotoViewToRead: typeof lotoView = withoutGo
