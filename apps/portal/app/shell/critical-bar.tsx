import { useLocation } from '@remix-run/react'
import { paths } from '../paths.ts'
import { ArrowRight, OctagonAlert } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './critical-bar.module.css'
import { words } from './shell.words.ts'
import { useShellData, type ShellData } from './shell-data.ts'

/** The critical messages that wait for whoever is here. */
export function useCritical(): ShellData['critical'] {
  return useShellData()?.critical ?? []
}

/**
 * Stands over every page until the critical messages are acknowledged (decision 0075). Home shows
 * them whole, and their own page needs no way to itself.
 */
export function CriticalBar() {
  const { pathname } = useLocation()
  const [first, ...others] = useCritical()
  if (first === undefined || pathname === paths.home() || pathname.startsWith(paths.newMessage())) {
    return null
  }
  return (
    <aside className={styles.bar} aria-label={words.critical}>
      <Link to={others.length === 0 ? paths.message(first.messageId) : paths.messages()}>
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
