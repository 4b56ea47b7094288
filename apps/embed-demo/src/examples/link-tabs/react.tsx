import { LinkTabs } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'

const sections = [
  { label: 'In Progress', href: '#in-progress', count: 12 },
  { label: 'Completed', href: '#completed', count: 1284 },
  { label: 'Signature', href: '#signature', count: 3 },
]

export function Example() {
  const [current, setCurrent] = useState(sections[0]?.href)

  return (
    <LinkTabs.Root aria-label="My Forms">
      {sections.map(({ label, href, count }) => (
        <LinkTabs.Tab
          key={href}
          href={href}
          isCurrent={href === current}
          onClick={(event) => {
            event.preventDefault()
            setCurrent(href)
          }}
        >
          {label} <LinkTabs.Count value={count} />
        </LinkTabs.Tab>
      ))}
    </LinkTabs.Root>
  )
}
