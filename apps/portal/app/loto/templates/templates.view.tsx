import { sentences } from '@holdpoint/api'
import { defineView } from '../../lists/list-view.tsx'
import { RowLink } from '../../lists/row-link.tsx'
import { menuItem } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { Eye, Lock, PenLine, Trash2 } from '../../ui/icons.ts'
import { TemplateBadge } from './template-badge.tsx'
import { templatesPlaces } from './templates.place.ts'
import type { TemplateRow } from './templates.rows.server.ts'
import { sortNames, tabNames, words } from './templates.words.ts'
import styles from './templates-table.module.css'

const { columns } = words

/** How the list of templates looks to whoever may write one. */
export const templatesView = defineView({
  places: templatesPlaces,
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
        { name: columns.template, order: 'title' },
        { name: columns.code, order: 'code' },
      ],
      className: styles.template,
      cell: (row: TemplateRow) => (
        <>
          <RowLink to={row.to}>{row.title}</RowLink>
          <div className={styles.line}>
            <b>{row.code}</b>, {row.revision}
          </div>
        </>
      ),
    },
    {
      heads: [{ name: columns.equipment, order: 'equipment' }],
      className: styles.equipment,
      cell: ({ equipment, machines }) => (
        <>
          {equipment}
          <div className={styles.line}>{machines}</div>
        </>
      ),
    },
    {
      heads: [{ name: columns.points }],
      className: styles.points,
      cell: ({ points, energies }) => (
        <>
          {points}
          <div className={styles.line}>{energies}</div>
        </>
      ),
    },
    {
      heads: [{ name: columns.inspection, order: 'inspection' }],
      className: styles.state,
      sections: ['approved'],
      cell: ({ inspection }) =>
        inspection !== null && (
          <>
            <small className={styles.label}>{columns.inspection}</small>{' '}
            <span className={inspection.isDue ? styles.due : undefined}>{inspection.words}</span>
          </>
        ),
    },
    {
      heads: [{ name: columns.status }],
      className: styles.state,
      sections: ['drafts', 'retired'],
      cell: ({ status, wait }) => (
        <>
          <TemplateBadge status={status} />
          <div className={wait.isYou ? styles.you : styles.line}>{wait.text}</div>
        </>
      ),
    },
  ],
  menu: (row, place) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    row.can.use && menuItem(paths.lockoutEdit({ templateId: row.id }), Lock, words.use),
    row.can.edit && menuItem(paths.editLotoTemplate(row.id), PenLine, words.edit),
    row.can.delete &&
      menuItem(place.dialog('delete', row.id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title, code }) => `${words.more} ${title}, ${code}`,
  go: { name: words.create, to: () => paths.editLotoTemplate() },
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, number }) => ({ name: title, detail: number }),
  },
  controls: () => import('./templates.controls.tsx').then(({ controls }) => controls),
})

const { go: _go, ...withoutGo } = templatesView

/** The same to whoever may only read. */
export const templatesViewToRead: typeof templatesView = withoutGo
