import { type KeyboardEvent, useId, useRef } from 'react'
import { type ReactNode } from 'react'

interface TabListProps {
  label: string
  tabs: readonly string[]
  chosen: string
  onChoose: (tab: string) => void
  children: ReactNode
}

/** Tabs over one panel, after the pattern of the ARIA practices: arrows choose as they move. */
export function TabList({ label, tabs, chosen, onChoose, children }: TabListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const now = tabs.indexOf(chosen)
    const places: Readonly<Record<string, number>> = {
      ArrowRight: now + 1,
      ArrowLeft: now - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const place = places[event.key]
    const tab = place === undefined ? undefined : tabs.at(place % tabs.length)
    if (tab !== undefined) {
      event.preventDefault()
      onChoose(tab)
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
    }
  }

  return (
    <div className="tabs">
      <div ref={list} className="tab-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
            onKeyDown={move}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
