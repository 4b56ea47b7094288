import { sentences } from '@holdpoint/api'
import { Under, UnderName, Waits } from '../../lists/cells.tsx'
import { defineView } from '../../lists/list-view.tsx'
import { RowLink } from '../../lists/row-link.tsx'
import { menuItem, moveItems } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { RiskBadge } from '../../records/risk/risk-badge.tsx'
import { Eye, Layers, PenLine, Share2, Signature, Star, Trash2 } from '../../ui/icons.ts'
import { JsaBadge } from './jsa-badge.tsx'
import { listWords as words, sortNames, tabNames } from './jsa-list.words.ts'
import { jsaPlaces } from './jsa.place.ts'
import type { JsaRow } from './jsa.rows.server.ts'
import { SignedBar } from './signed-bar.tsx'
import styles from './jsa-table.module.css'

const { columns } = words

/** How the list of analyses looks to whoever may begin one. */
export const jsaView = defineView({
  places: jsaPlaces,
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
      cell: ({ to, title, number, status, wait, isStar }: JsaRow) => (
        <>
          <RowLink to={to}>{title}</RowLink>
          <UnderName>
            <b>{number}</b>
            <div className={styles.inLine}>
              <JsaBadge status={status} /> <Waits wait={wait} />
            </div>
            {isStar && (
              <span className={styles.star}>
                <Star aria-hidden="true" />
                {words.exemplar}
              </span>
            )}
          </UnderName>
        </>
      ),
    },
    {
      heads: [{ name: columns.status }],
      className: styles.status,
      cell: ({ status, wait }) => (
        <>
          <JsaBadge status={status} />
          <Waits wait={wait} />
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
      heads: [{ name: columns.where }],
      className: styles.where,
      cell: ({ where }) => where,
    },
    {
      heads: [{ name: columns.risk, order: 'risk' }],
      className: styles.risk,
      cell: ({ residual }) => <RiskBadge risk={residual} />,
    },
    {
      heads: [{ name: columns.signed, order: 'signed' }],
      className: styles.signed,
      cell: ({ signed }) =>
        signed === null ? <Under>{words.nobody}</Under> : <SignedBar {...signed} />,
    },
  ],
  menu: ({ id, to, can, canSignOn, moves }, place) => [
    menuItem(to, Eye, sentences.buttons.view),
    canSignOn && menuItem(paths.jsaSign(id), Signature, words.signOn),
    can.edit && menuItem(paths.jsaEdit(id), PenLine, words.edit),
    ...moveItems(moves, (event) => paths.jsa(id, { dialog: 'move', event })),
    can.share && menuItem(paths.jsa(id, { dialog: 'share' }), Share2, sentences.buttons.share),
    can.clone && menuItem(paths.jsa(id, { dialog: 'clone' }), Layers, words.clone),
    can.delete && menuItem(place.dialog('delete', id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, number }) => `${words.more} ${title}, ${number}`,
  go: { name: words.create, to: () => paths.jsaEdit() },
  workbook: paths.jsaExcel(),
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
  },
  controls: () => import('./jsa.controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutGo } = jsaView

/** The same to whoever begins none. */
export const jsaViewToRead: typeof jsaView = withoutGo
