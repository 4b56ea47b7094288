import { useNavigate } from '@remix-run/react'
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { isForTheBrowser } from '../ui/link.tsx'
import type { PlacesDialogProps } from './places-dialog.tsx'

/** What makes an anchor of the way to all places. */
export type MoreLinkProps = {
  href: string
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * The way to all places: a page, and with a script a sheet over the page that one is on. Its script
 * comes when it is asked for; where that fails, the page is the way again.
 */
export function useMore(): { link: MoreLinkProps; sheet: ReactNode } {
  const [Sheet, setSheet] = useState<ComponentType<PlacesDialogProps> | null>(null)
  const navigate = useNavigate()
  const link: MoreLinkProps = {
    href: paths.places(),
    onClick: (event) => {
      if (isForTheBrowser({ event, link: event.currentTarget })) {
        return
      }
      event.preventDefault()
      import('./places-dialog.tsx').then(
        ({ PlacesDialog }) => setSheet(() => PlacesDialog),
        () => navigate(paths.places()),
      )
    },
  }
  return { link, sheet: Sheet && <Sheet onClose={() => setSheet(null)} /> }
}
