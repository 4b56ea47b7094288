import { useState } from 'react'
import { hear, tag } from '../../test/scenes.ts'
import { LinkTabs } from './index.ts'
import './link-tabs.register.ts'

const sections = [
  { label: 'In Progress', href: '#in-progress', count: 12 },
  { label: 'Completed', href: '#completed', count: 1284 },
  { label: 'Signature', href: '#signature' },
]

function Sections() {
  const [current, setCurrent] = useState('#in-progress')
  return (
    <LinkTabs.Root aria-label="My Forms">
      {sections.map(({ label, href, count }, index) => (
        <LinkTabs.Tab
          key={href}
          href={href}
          isCurrent={href === current}
          onClick={() => {
            hear('tab', { href, index })
            setCurrent(href)
          }}
        >
          {label}
          {count !== undefined && <LinkTabs.Count value={count} />}
        </LinkTabs.Tab>
      ))}
    </LinkTabs.Root>
  )
}

function sectionsTag() {
  const tabs = tag('hp-link-tabs', { label: 'My Forms' })
  const show = (current: string) => {
    tabs.tabs = sections.map((section) => ({ ...section, isCurrent: section.href === current }))
  }
  tabs.addEventListener('hp-tab', ({ detail }) => {
    hear('tab', detail)
    show(detail.href)
  })
  show('#in-progress')
  return tabs
}

function slotted() {
  const tabs = tag('hp-link-tabs', { label: 'My Forms' })
  for (const { label, href } of sections) {
    const link = document.createElement('a')
    link.textContent = label
    link.href = href
    if (href === '#completed') {
      link.setAttribute('aria-current', 'page')
    }
    tabs.append(link)
  }
  return tabs
}

export const scenes = {
  sections: { react: () => <Sections />, element: sectionsTag },
  slotted: {
    react: () => (
      <LinkTabs.Root aria-label="My Forms">
        {sections.map(({ label, href }) => (
          <LinkTabs.Tab key={href} asChild isCurrent={href === '#completed'}>
            <a href={href}>{label}</a>
          </LinkTabs.Tab>
        ))}
      </LinkTabs.Root>
    ),
    element: slotted,
  },
}
