import type { MouseEvent } from 'react'
import type { Markup } from './markup.ts'

interface WrittenListProps {
  items: Markup
  /** Hears the clicks on its links, which keys press as well. */
  onClick: (event: MouseEvent) => void
}

/** A list whose items were written as text. */
export function WrittenList({ items, ...listens }: WrittenListProps) {
  return <ul {...listens} dangerouslySetInnerHTML={items} />
}
