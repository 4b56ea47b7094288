import type { MouseEvent, ReactNode } from 'react'
import { LoaderCircle, type FileDown } from '../../ui/icons.ts'
import { isForTheBrowser } from '../../ui/link.tsx'
import { closeMenuOf } from '../../ui/menu.tsx'
import styles from './download-link.module.css'
import { words } from './downloads.words.ts'
import { useIsDownloading } from './running.ts'

interface DownloadLinkProps {
  /** The route that leads to the file. */
  to: string
  /** What the file is called while it is made. */
  name: string
  className: string | undefined
  Icon: typeof FileDown
  /** Its name, where there may be room for the icon alone. */
  label?: string
  children: ReactNode
}

/**
 * A link to a file. Without a script the browser follows it; with one the file is fetched while
 * the page stays, and the link turns as long as it is being made; nothing beside it moves.
 */
export function DownloadLink({ to, name, className, Icon, label, children }: DownloadLinkProps) {
  const isBusy = useIsDownloading(to)
  return (
    <a
      href={to}
      className={className}
      aria-label={isBusy ? words.preparing(name) : label}
      aria-busy={isBusy}
      onClick={(event) => startDownload(event, event.currentTarget, name)}
    >
      {isBusy ? (
        <LoaderCircle aria-hidden="true" className={styles.turning} />
      ) : (
        <Icon aria-hidden="true" />
      )}
      {children}
    </a>
  )
}

/** Fetches the file of a link that was clicked; the menu that it stands in closes. */
export function startDownload(event: MouseEvent, link: HTMLAnchorElement, name: string): void {
  if (isForTheBrowser({ event, link })) {
    return
  }
  event.preventDefault()
  const opener = link.closest('details')?.querySelector('summary') ?? link
  closeMenuOf(link)
  const address = link.getAttribute('href') ?? ''
  void import('./download.ts').then(
    ({ download }) => download({ address, name, onCancel: () => opener.focus() }),
    // Without its script the browser follows the link.
    () => location.assign(address),
  )
}
