import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../paths.ts'
import { isForTheBrowser } from '../ui/link.tsx'
// A sheet that comes late loses what another page takes with it, so this page has it.
import './all-places.module.css'
import { useLateDialog } from './use-late-dialog.ts'

/** What makes an anchor of the way to all places. */
export type MoreLinkProps = {
  href: string
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

const loadSheet = () => import('./places-dialog.tsx').then((part) => part.PlacesDialog)

/** The way to all places: a page, and with a script a sheet over the page that one is on. */
export function useMore(): { link: MoreLinkProps; sheet: ReactNode } {
  const { Dialog: Sheet, open, close } = useLateDialog(loadSheet, paths.places())
  const link: MoreLinkProps = {
    href: paths.places(),
    onClick: (event) => {
      if (!isForTheBrowser({ event, link: event.currentTarget })) {
        event.preventDefault()
        open()
      }
    },
  }
  return { link, sheet: Sheet && <Sheet onClose={close} /> }
}
