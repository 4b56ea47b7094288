import { LinkTabs } from '@holdpoint/widgets/link-tabs'
import { EagerLink } from '../ui/link.tsx'
import { useInSight } from '../ui/use-in-sight.ts'
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
  const line = useInSight<HTMLElement>(tabs.find(({ isCurrent }) => isCurrent)?.to)
  return (
    <LinkTabs.Root ref={line} className={styles.tabs} aria-label={label}>
      {tabs.map(({ name, to, isCurrent, count }) => (
        <LinkTabs.Tab key={to} isCurrent={isCurrent} className={styles.tab} asChild>
          <EagerLink to={to}>
            {name} {count !== undefined && <LinkTabs.Count>{count}</LinkTabs.Count>}
          </EagerLink>
        </LinkTabs.Tab>
      ))}
    </LinkTabs.Root>
  )
}
