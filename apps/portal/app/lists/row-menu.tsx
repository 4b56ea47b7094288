import type { ReactNode } from 'react'
import type { AllowedEvent } from '@holdpoint/api'
import { buttonClass } from '../ui/button.tsx'
import {
  ArrowRight,
  EllipsisVertical,
  LoaderCircle,
  PenLine,
  Undo2,
  type Eye,
} from '../ui/icons.ts'
import { Menu, menuItemClass } from '../ui/menu.tsx'
import { startDownload } from './downloads/download-link.tsx'
import { words as downloadWords } from './downloads/downloads.words.ts'
import { useIsDownloading } from './downloads/running.ts'

/** One thing that can be done with a row: a link, or a form in its place. */
export type MenuItem = {
  readonly to: string
  readonly Icon: typeof Eye
  readonly name: string
  /** It leads to a file, which a script fetches while the page stays. */
  readonly isFile?: boolean
  readonly isDangerous?: boolean
  /** What is drawn where nothing is asked first; the entry of a menu. */
  readonly form?: ReactNode
}

/** A line of a row's menu. */
export function menuItem(
  to: string,
  Icon: typeof Eye,
  name: string,
  kind: Pick<MenuItem, 'isFile' | 'isDangerous'> = {},
): MenuItem {
  return { to, Icon, name, ...kind }
}

const moveIcons: Readonly<Record<AllowedEvent['kind'], typeof Eye>> = {
  main: ArrowRight,
  plain: PenLine,
  refusing: Undo2,
}

/** A move as a row's menu shows it. */
export type RowMove = Pick<AllowedEvent, 'event' | 'label' | 'kind'>

/** The moves of a row as lines of its menu, each leading to where it is asked for. */
export function moveItems(moves: readonly RowMove[], askAt: (event: string) => string): MenuItem[] {
  return moves.map(({ event, label, kind }) => menuItem(askAt(event), moveIcons[kind], label))
}

interface RowMenuProps {
  name: string
  items: readonly (MenuItem | false)[]
}

/** What can be done with a record: links, which the table that it stands in follows, and forms. */
export function RowMenu({ name, items }: RowMenuProps) {
  return (
    <Menu label={name} summary={more} summaryClassName={moreClass}>
      <ul>
        {items.map(
          (item) =>
            item !== false && (
              <li key={item.to}>
                {item.form ??
                  (item.isFile === true ? <FileLink {...item} /> : <ItemLink {...item} />)}
              </li>
            ),
        )}
      </ul>
    </Menu>
  )
}

const more = <EllipsisVertical aria-hidden="true" />
const moreClass = buttonClass({ tone: 'quiet', isIcon: true })

function ItemLink({ to, Icon, name, isDangerous }: MenuItem) {
  return (
    <a className={menuItemClass(isDangerous)} href={to}>
      <Icon aria-hidden="true" />
      {name}
    </a>
  )
}

function FileLink({ to, Icon, name }: MenuItem) {
  const isBusy = useIsDownloading(to)
  const Shown = isBusy ? LoaderCircle : Icon
  return (
    <a
      className={menuItemClass()}
      href={to}
      aria-label={isBusy ? downloadWords.preparing(name) : undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => startDownload(event, event.currentTarget, name)}
    >
      <Shown aria-hidden="true" />
      {name}
    </a>
  )
}
