import { orderNames, type OrderOf } from '@holdpoint/api'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  Bookmark,
  EllipsisVertical,
  FileSpreadsheet,
  Sheet,
} from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu, menuItemClass } from '../ui/menu.tsx'
import { DownloadLink } from './downloads/download-link.tsx'
import { words as downloadWords } from './downloads/downloads.words.ts'
import { words } from './list.words.ts'
import styles from './more-menu.module.css'
import type { PageList } from './page-list.ts'
import type { AnyPlace } from './place.ts'
import { words as savedFilterWords } from './saved-filters/saved-filters.words.ts'

interface MoreMenuProps {
  /** The list without its dialog. */
  place: AnyPlace
  /** The route that makes a workbook of it. */
  workbook: string | undefined
  /** The route that makes a workbook of the answers that its rows hold. */
  answersWorkbook: string | undefined
  /** What its orders are called; null where no rows are shown that could be sorted. */
  orders: Readonly<Record<string, string>> | null
  /** What this list alone has there. */
  children: ReactNode
}

/** What is not needed every time: one button beside the search, at every width. */
export function MoreMenu(props: MoreMenuProps) {
  const { place, workbook, answersWorkbook, orders, children } = props
  return (
    <Menu label={words.moreOfList} summary={more} summaryClassName={moreClass}>
      <Link
        className={menuItemClass()}
        to={place.withDialog({ kind: 'saved-filters', chosen: null }).address}
        preventScrollReset
      >
        <Bookmark aria-hidden="true" />
        {savedFilterWords.title}
      </Link>
      {workbook !== undefined && (
        <DownloadLink
          to={place.addressAt(workbook)}
          name={downloadWords.excelFile}
          className={menuItemClass()}
          Icon={FileSpreadsheet}
        >
          {downloadWords.excel}
        </DownloadLink>
      )}
      {answersWorkbook !== undefined && (
        <DownloadLink
          to={place.addressAt(answersWorkbook)}
          name={downloadWords.excelFile}
          className={menuItemClass()}
          Icon={Sheet}
        >
          {downloadWords.answersExcel}
        </DownloadLink>
      )}
      {orders !== null && <Orders place={place} names={orders} />}
      {children}
    </Menu>
  )
}

const more = <EllipsisVertical aria-hidden="true" />
const moreClass = buttonClass({ isIcon: true })

/** What belongs together in the menu, under its own words. */
export function MenuGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.group} role="group" aria-label={name}>
      <small aria-hidden="true">{name}</small>
      {children}
    </div>
  )
}

/** All orders of a list: cards have no headers to press, and a narrow table not all of them. */
function Orders({ place, names }: { place: AnyPlace; names: Readonly<Record<string, string>> }) {
  const { order: chosen, direction } = place.said
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  const orders: readonly OrderOf<PageList>[] = orderNames(place.rules.list)
  return (
    <MenuGroup name={words.sort}>
      {orders.map((order) => {
        const Sign = order === chosen ? Arrow : ArrowUpDown
        return (
          <Link
            key={order}
            className={menuItemClass()}
            to={place.sortedBy(order).address}
            aria-current={order === chosen ? 'true' : undefined}
          >
            <Sign aria-hidden="true" />
            {names[order]}
          </Link>
        )
      })}
    </MenuGroup>
  )
}
