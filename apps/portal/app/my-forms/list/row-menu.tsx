import type { MouseEvent } from 'react'
import { sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import {
  EllipsisVertical,
  Eye,
  FileDown,
  Info,
  ListTodo,
  LoaderCircle,
  MessageSquare,
  Share2,
  Trash2,
} from '../../ui/icons.ts'
import { clickedLink } from '../../ui/link.tsx'
import { joined, markup, type Markup } from '../../ui/markup.ts'
import { Menu, menuItemClass } from '../../ui/menu.tsx'
import { WrittenList } from '../../ui/written.tsx'
import { useIsDownloading } from '../../lists/downloads/download.ts'
import { startDownload } from '../../lists/downloads/download-link.tsx'
import { words as downloadWords } from '../../lists/downloads/downloads.words.ts'
import { words } from '../my-forms.words.ts'
import type { ListLinks } from '../search/my-forms.search.ts'
import type { MyFormRow } from './my-forms.rows.server.ts'

interface RowMenuProps {
  row: MyFormRow
  links: ListLinks
}

/**
 * What can be done with an entry, each a link. The items are written as text: they are over a quarter
 * of a list's elements, and most menus are never opened.
 */
export function RowMenu({ row, links }: RowMenuProps) {
  const { id, started } = row
  const pdf = paths.myFormPdf(id, { to: links.list })
  const isBusy = useIsDownloading(pdf)
  const items = joined([
    item(row.to, Eye.markup, sentences.buttons.view),
    item(links.dialog('info', id), Info.markup, words.info),
    item(links.dialog('comments', id), MessageSquare.markup, words.comments),
    item(links.dialog('actions', id), ListTodo.markup, words.actions),
    row.canShare && item(links.dialog('share', id), Share2.markup, sentences.buttons.share),
    isBusy ? busyItem(pdf) : item(pdf, FileDown.markup, downloadWords.pdf),
    row.canDelete && item(links.dialog('delete', id), Trash2.markup, words.remove, dangerClass),
  ])
  const press = (event: MouseEvent) => {
    const link = clickedLink(event)
    if (link?.getAttribute('href') === pdf) {
      startDownload(event, link, downloadWords.pdf)
    }
  }
  return (
    <Menu
      label={`${words.columns.more} for ${row.title}, ${started.day} ${started.clock}`}
      summary={more}
      summaryClassName={moreClass}
    >
      <WrittenList items={items} onClick={press} />
    </Menu>
  )
}

const more = <EllipsisVertical aria-hidden="true" />
const moreClass = buttonClass({ tone: 'quiet', isIcon: true })
const itemClass = menuItemClass()
const dangerClass = menuItemClass(true)

function item(to: string, icon: Markup, name: string, className = itemClass): Markup {
  return markup`<li><a class="${className}" href="${to}">${icon}${name}</a></li>`
}

function busyItem(to: string): Markup {
  const label = downloadWords.preparing(downloadWords.pdf)
  return markup`<li><a class="${itemClass}" href="${to}" aria-label="${label}" aria-busy="true">${LoaderCircle.markup}${downloadWords.pdf}</a></li>`
}
