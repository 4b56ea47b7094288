import { sentences } from '@holdpoint/api'
import { Under } from '../lists/cells.tsx'
import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { Eye, PenLine, Trash2 } from '../ui/icons.ts'
import { formSchedulesPlaces } from './form-schedules.place.ts'
import type { FormScheduleRow } from './form-schedules.rows.server.ts'
import { sortNames, tabNames, words } from './form-schedules.words.ts'
import styles from './form-schedules-table.module.css'

const { columns } = words

/** How the list of form schedules looks. */
export const formSchedulesView = defineView({
  places: formSchedulesPlaces,
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
      heads: [{ name: columns.title, order: 'title' }],
      className: styles.schedule,
      cell: (row: FormScheduleRow) => (
        <>
          <RowLink to={row.to}>{row.title}</RowLink>
          <Under>{row.when}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.form, order: 'form' }],
      className: styles.form,
      cell: ({ form, author }) => (
        <>
          {form}
          <Under>{author}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.next, order: 'next' }],
      className: styles.next,
      cell: ({ next }) => (
        <>
          <small className={styles.label}>{columns.next}</small> {next}
        </>
      ),
    },
    {
      heads: [{ name: columns.changed, order: 'changed' }],
      className: styles.changed,
      cell: ({ changed }) => (
        <>
          <small className={styles.label}>{columns.changed}</small> {changed}
        </>
      ),
    },
  ],
  menu: (row, place) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    row.canEdit &&
      menuItem(paths.editFormSchedule({ formScheduleId: row.id }), PenLine, words.edit),
    row.canEdit &&
      menuItem(place.dialog('delete', row.id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ title }) => `${words.more} ${title}`,
  go: { name: words.create, to: () => paths.editFormSchedule() },
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ title, when }) => ({ name: title, detail: when }),
  },
})
