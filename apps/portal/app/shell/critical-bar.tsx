import { useLocation } from '@remix-run/react'
import { noSavedFilter } from '../lists/address-values.ts'
import { paths, withQuery } from '../paths.ts'
import { ArrowRight, OctagonAlert } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './critical-bar.module.css'
import { words } from './shell.words.ts'
import { useShellData, type ShellData } from './shell-data.ts'

/** The critical messages that wait for whoever is here. */
export function useCritical(): ShellData['critical'] {
  return useShellData()?.critical ?? []
}

/** All that is to be read, whatever the list of messages showed last. */
const unread = withQuery(paths.messages(), {
  section: 'inbox',
  selectedFilterId: noSavedFilter,
})

/**
 * Stands over every page until the critical messages are acknowledged (decision 0075). Home shows
 * them whole, and their own page needs no way to itself.
 */
export function CriticalBar() {
  const { pathname } = useLocation()
  const [first, ...others] = useCritical()
  const isOwnPage =
    first !== undefined && others.length === 0 && pathname === paths.message(first.messageId)
  if (first === undefined || isOwnPage || pathname === paths.home()) {
    return null
  }
  return (
    <aside className={styles.bar} aria-label={words.critical}>
      <Link to={others.length === 0 ? paths.message(first.messageId) : unread}>
        <OctagonAlert aria-hidden="true" />
        <span>
          <b lang={first.language} dir="auto">
            {first.title}
          </b>
          {others.length > 0 && ` ${words.andMore(others.length)}`}
        </span>
        <span className={styles.go}>
          {words.readCritical}
          <ArrowRight aria-hidden="true" />
        </span>
      </Link>
    </aside>
  )
}
