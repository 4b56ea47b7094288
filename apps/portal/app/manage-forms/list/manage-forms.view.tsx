import { sentences } from '@holdpoint/api'
import { Under } from '../../lists/cells.tsx'
import { defineView } from '../../lists/list-view.tsx'
import { RowLink } from '../../lists/row-link.tsx'
import { menuItem, moveItems } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { FormIcon } from '../../ui/form-icon.tsx'
import { Eye, Layers, PenLine, Trash2 } from '../../ui/icons.ts'
import { libraryWords } from '../library/library.words.ts'
import { FormBadge } from '../record/form-badge.tsx'
import { listWords as words, sortNames, tabNames } from './manage-forms-list.words.ts'
import { manageFormsPlaces } from './manage-forms.place.ts'
import type { ManagedFormRow } from './manage-forms.rows.server.ts'
import styles from './manage-forms-table.module.css'

const { columns } = words

/** How the list of forms looks to whoever may make one. */
export const manageFormsView = defineView({
  places: manageFormsPlaces,
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
        { name: columns.form, order: 'title' },
        { name: columns.type, order: 'type' },
      ],
      className: styles.form,
      cell: ({ to, title, iconUrl, type, description }: ManagedFormRow) => (
        <>
          <FormIcon iconUrl={iconUrl} />
          <RowLink to={to}>{title}</RowLink>
          <Under>
            <b>{type}</b> {description}
          </Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.state }],
      className: styles.state,
      cell: ({ status, unpublished }) => (
        <>
          <FormBadge status={status} />
          {unpublished !== '' && <Under>{unpublished}</Under>}
        </>
      ),
    },
    {
      heads: [{ name: columns.entries, order: 'entries' }],
      className: styles.entries,
      sections: ['inUse', 'archived'],
      cell: ({ entries, version }) => (
        <>
          {entries}
          <Under>{version}</Under>
        </>
      ),
    },
    {
      heads: [{ name: columns.changed, order: 'changed' }, { name: columns.owner }],
      className: styles.changed,
      cell: ({ changed, owner }) => (
        <>
          <small className={styles.label}>{columns.changed}</small> {changed}
          <Under>{owner}</Under>
        </>
      ),
    },
  ],
  menu: ({ id, to, can, hasDraft, moves }) => [
    menuItem(to, Eye, sentences.buttons.view),
    can.edit && menuItem(paths.formBuilder(id), PenLine, hasDraft ? words.goOn : words.build),
    can.copy && menuItem(paths.managedForm(id, { dialog: 'copy' }), Layers, words.copy),
    ...moveItems(moves, (event) => paths.managedForm(id, { dialog: 'move', event })),
    can.delete &&
      menuItem(paths.managedForm(id, { dialog: 'delete' }), Trash2, words.remove, {
        isDangerous: true,
      }),
  ],
  menuName: ({ title }) => `${words.more} ${title}`,
  go: { name: words.create, to: () => paths.formFacts() },
  begin: { name: libraryWords.begin, to: paths.formLibrary() },
})

const { go: _go, begin: _begin, ...withoutGo } = manageFormsView

/** The same to whoever makes none. */
export const manageFormsViewToKeep: typeof manageFormsView = withoutGo
