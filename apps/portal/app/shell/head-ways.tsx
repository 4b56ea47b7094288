import { useContext } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Bell, Search } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './head-ways.module.css'
import { PlaceCount } from './place-count.tsx'
import { words } from './shell.words.ts'
import { PaletteLinkContext } from './use-palette.tsx'
import { usePlaces } from './use-places.ts'

/** The way to the search: a page, and with a script the palette over the page that one is on. */
export function FindLink({ to }: { to: string }) {
  const opening = useContext(PaletteLinkContext)
  return (
    <Link to={to} className={styles.find} aria-keyshortcuts="Control+K Meta+K" {...opening}>
      <Search aria-hidden="true" />
      <span>{words.find}</span>
    </Link>
  )
}

/** The way to the news, and how many of them are new. */
export function NewsLink({ to }: { to: string }) {
  const { waiting } = usePlaces()
  return (
    <Link to={to} className={classNames(buttonClass({ tone: 'quiet', isIcon: true }), styles.news)}>
      <Bell aria-hidden="true" />
      <span className="visually-hidden">{words.news}</span>
      <PlaceCount count={waiting[to] ?? 0} className={styles.count} />
    </Link>
  )
}
