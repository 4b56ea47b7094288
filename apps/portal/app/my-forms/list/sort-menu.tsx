import { myFormOrders } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Menu, menuItemClass } from '../../ui/menu.tsx'
import { addressOf, sortedBy, type MyFormsSearch } from '../search/my-forms.search.ts'
import { sortNames, words } from '../my-forms.words.ts'
import styles from './sort-menu.module.css'

interface SortMenuProps {
  search: MyFormsSearch
}

/** Sorting where the table is drawn as cards and has no headers to press. */
export function SortMenu({ search }: SortMenuProps) {
  return (
    <div className={styles.sort}>
      <Menu
        label={words.sort}
        summary={<ArrowUpDown aria-hidden="true" />}
        summaryClassName={buttonClass({ isIcon: true })}
      >
        <ul>
          {myFormOrders.map((field) => {
            const isChosen = search.sortField === field
            const Arrow = search.sortDirection === 'asc' ? ArrowUp : ArrowDown
            return (
              <li key={field}>
                <Link
                  className={menuItemClass()}
                  to={paths.myForms(addressOf(sortedBy(search, field)))}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  {sortNames[field]}
                  {isChosen && <Arrow aria-hidden="true" />}
                </Link>
              </li>
            )
          })}
        </ul>
      </Menu>
    </div>
  )
}
