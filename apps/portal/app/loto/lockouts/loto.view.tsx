import { sentences, type AllowedEvent } from '@holdpoint/api'
import { defineView } from '../../lists/list-view.tsx'
import { RowLink } from '../../lists/row-link.tsx'
import { menuItem } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { ArrowRight, Eye, Layers, PenLine, Trash2, Undo2 } from '../../ui/icons.ts'
import { LotoBadge } from './loto-badge.tsx'
import { listWords as words, sortNames, tabNames } from './loto-list.words.ts'
import { lotoPlaces } from './loto.place.ts'
import type { LotoRow } from './loto.rows.server.ts'
import styles from './loto-table.module.css'

const { columns } = words

const moveIcons: Readonly<Record<AllowedEvent['kind'], typeof Eye>> = {
  main: ArrowRight,
  plain: PenLine,
  refusing: Undo2,
}

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
      cell: ({ to, title, number, status }: LotoRow) => (
        <>
          <RowLink to={to}>{title}</RowLink>
          <div className={styles.line}>
            <b>{number}</b>
            <span className={styles.inLine}>
              <LotoBadge status={status} />
            </span>
          </div>
        </>
      ),
    },
    {
      heads: [{ name: columns.status }],
      className: styles.status,
      cell: ({ status, wait }) => (
        <>
          <LotoBadge status={status} />
          {wait !== null && (
            <div className={classNames(styles.wait, wait.isYou && styles.you)}>{wait.text}</div>
          )}
        </>
      ),
    },
    {
      heads: [{ name: columns.equipment, order: 'equipment' }],
      className: styles.machine,
      cell: ({ machine, category }) => (
        <>
          {machine} <small className={styles.under}>{category}</small>
        </>
      ),
    },
    {
      heads: [{ name: columns.start, order: 'start' }],
      className: styles.start,
      cell: ({ when, until }) => (
        <>
          {when} <small className={styles.under}>{until}</small>
        </>
      ),
    },
    {
      heads: [{ name: columns.lead }],
      className: styles.lead,
      cell: ({ lead, pad }) => (
        <>
          {lead} <small className={styles.under}>{pad}</small>
        </>
      ),
    },
    {
      heads: [{ name: columns.locks, order: 'locks' }],
      className: styles.locks,
      cell: ({ locks: { text, points, isLong } }) => (
        <>
          {text} <small className={styles.under}>{points}</small>
          {isLong && <div className={classNames(styles.wait, styles.long)}>{words.isLong}</div>}
        </>
      ),
    },
  ],
  menu: ({ id, to, can, moves }, place) => [
    menuItem(to, Eye, sentences.buttons.view),
    can.edit && menuItem(paths.lockoutEdit({ lotoId: id }), PenLine, words.edit),
    ...moves.map(({ event, label, kind }) =>
      menuItem(paths.lockout(id, { dialog: 'move', event }), moveIcons[kind], label),
    ),
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
