import { Under } from '../lists/cells.tsx'
import { defineView } from '../lists/list-view.tsx'
import { RowLink } from '../lists/row-link.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { Eye, KeyRound } from '../ui/icons.ts'
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
  /** What they may; null for whoever does not give rights. */
  rights: { groups: string; counts: string } | null
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
      cell: (row: EmployeeView, { said }) => (
        <>
          <RowLink to={paths.employee(row.id, tabFor(said.filter.rights))}>{row.name}</RowLink>
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
    {
      heads: [{ name: columns.rights }],
      className: styles.rights,
      cell: ({ rights }) => (
        <>
          {rights?.groups} <Under>{rights?.counts}</Under>
        </>
      ),
    },
  ],
  menu: ({ id, rights }) => [
    menuItem(paths.employee(id), Eye, words.open),
    rights !== null &&
      menuItem(paths.employee(id, { tab: 'permissions' }), KeyRound, words.seeRights),
  ],
  menuName: ({ name }) => `${words.more} ${name}`,
  go: { name: words.add, to: () => paths.newEmployee() },
  workbook: paths.employeesExcel(),
  controls: () => import('./employees.controls.tsx').then(({ controls }) => controls),
})

/** Who looks for rights comes to them. */
function tabFor(rights: readonly string[]) {
  return rights.length === 0 ? {} : ({ tab: 'permissions' } as const)
}

/** The same to whoever keeps no accounts, or gives no rights. */
export function employeesViewFor(may: { keepPeople: boolean; keepRights: boolean }) {
  const { go: _go, columns: all, ...view } = employeesView
  const shown = all.filter(({ className }) => may.keepRights || className !== styles.rights)
  return may.keepPeople ? { ...employeesView, columns: shown } : { ...view, columns: shown }
}
