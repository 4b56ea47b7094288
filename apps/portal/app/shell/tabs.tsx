import { EagerLink } from '../ui/link.tsx'
import styles from './tabs.module.css'

type Tab = {
  name: string
  to: string
  isCurrent: boolean
  /** How many rows are behind the tab, in words, where that is known without asking again. */
  count?: string | undefined
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
}

/** The sections of a page as exit signs on the petrol line. They are links: each has an address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ name, to, isCurrent, count }) => (
        <EagerLink
          key={to}
          to={to}
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name} {count !== undefined && <span className={styles.count}>{count}</span>}
        </EagerLink>
      ))}
    </nav>
  )
}
