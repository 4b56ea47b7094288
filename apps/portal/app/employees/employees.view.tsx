import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { Eye } from '../ui/icons.ts'
import { employeesPlaces } from './employees.place.ts'
import { sortNames, tabNames, words } from './employees.words.ts'
import styles from './employees-table.module.css'

/** A person as the list draws them. */
export type EmployeeView = {
  id: string
  rowVersion: number
  name: string
  email: string
  detail: string
  number: string
  crew: string
  hired: string
}

const { columns } = words

/** How the list of people looks. */
export const employeesView = defineView({
  places: employeesPlaces,
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
      heads: [{ name: columns.person, order: 'name' }],
      className: styles.person,
      cell: (row: EmployeeView) => (
        <>
          <RowLink to={paths.employee(row.id)}>{row.name}</RowLink>
          <div className={styles.line}>
            <b className={styles.by}>{row.number} </b>
            {row.detail}
          </div>
        </>
      ),
    },
    {
      heads: [{ name: columns.number, order: 'number' }],
      className: styles.number,
      cell: ({ number }) => number,
    },
    { heads: [{ name: columns.crew }], className: styles.crew, cell: ({ crew }) => crew },
    {
      heads: [{ name: columns.hired, order: 'hired' }],
      className: styles.hired,
      cell: ({ hired }) => hired,
    },
  ],
  menu: ({ id }) => [menuItem(paths.employee(id), Eye, words.open)],
  menuName: ({ name }) => `${words.more} ${name}`,
  go: { name: words.add, to: () => paths.newEmployee() },
})
