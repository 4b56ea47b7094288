import { sentences } from '@holdpoint/api'
import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { FormIcon } from '../ui/form-icon.tsx'
import { Eye, PenLine, Trash2 } from '../ui/icons.ts'
import { formTypesPlaces } from './form-types.place.ts'
import type { FormTypeRow } from './form-types.rows.server.ts'
import { sortNames, tabNames, words } from './form-types.words.ts'
import styles from './form-types-table.module.css'

const { columns } = words

/** How the list of form types looks to whoever may make one. */
export const formTypesView = defineView({
  places: formTypesPlaces,
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
      className: styles.type,
      cell: (row: FormTypeRow) => (
        <>
          <FormIcon iconUrl={row.iconUrl} />
          <RowLink to={row.to}>{row.name}</RowLink>
          {row.description !== '' && <div className={styles.line}>{row.description}</div>}
        </>
      ),
    },
    {
      heads: [{ name: columns.place, order: 'sort' }],
      className: styles.place,
      cell: ({ place }) => (
        <>
          <small className={styles.label}>{sortNames.sort}</small> {place}
        </>
      ),
    },
    {
      heads: [{ name: columns.forms, order: 'forms' }],
      className: styles.forms,
      cell: ({ forms, toStart }) => (
        <>
          {forms}
          {toStart !== '' && <div className={styles.line}>{toStart}</div>}
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
    row.canEdit && menuItem(paths.editFormType(row.id), PenLine, words.edit),
    row.canDelete &&
      menuItem(place.dialog('delete', row.id), Trash2, words.remove, { isDangerous: true }),
  ],
  menuName: ({ name }) => `${words.more} ${name}`,
  go: { name: words.create, to: () => paths.editFormType() },
  remove: {
    title: words.remove,
    question: words.confirmDelete,
    of: ({ name, description }) => ({ name, detail: description }),
  },
})

const { go: _go, ...withoutGo } = formTypesView

/** The same to whoever makes none. */
export const formTypesViewToKeep: typeof formTypesView = withoutGo
