import { orderNames, type OrderOf } from '@holdpoint/api'
import { buttonClass } from '../ui/button.tsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu, menuItemClass } from '../ui/menu.tsx'
import { words } from './list.words.ts'
import type { PageList } from './page-list.ts'
import type { AnyPlace } from './place.ts'
import styles from './sort-menu.module.css'

interface SortMenuProps {
  place: AnyPlace
  /** What the orders are called here. */
  names: Readonly<Record<string, string>>
}

/** Sorting where the table is drawn as cards and has no headers to press. */
export function SortMenu({ place, names }: SortMenuProps) {
  const { order: chosen, direction } = place.said
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  const orders: readonly OrderOf<PageList>[] = orderNames(place.rules.list)
  return (
    <div className={styles.sort}>
      <Menu
        label={words.sort}
        summary={<ArrowUpDown aria-hidden="true" />}
        summaryClassName={buttonClass({ isIcon: true })}
      >
        <ul>
          {orders.map((order) => (
            <li key={order}>
              <Link
                className={menuItemClass()}
                to={place.sortedBy(order).address}
                aria-current={order === chosen ? 'true' : undefined}
              >
                {names[order]}
                {order === chosen && <Arrow aria-hidden="true" />}
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  )
}
