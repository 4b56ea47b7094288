import { useRef, type RefObject } from 'react'
import { useBeforePaint } from './before-paint.ts'

/**
 * Keeps the current tab of a line in sight that is pushed aside where it is too long. Without a script
 * the browsers do so that know of `scroll-initial-target`.
 */
export function useInSight<Line extends HTMLElement>(current: string | undefined): RefObject<Line> {
  const line = useRef<Line>(null)
  useBeforePaint(() => {
    const tab = line.current?.querySelector('[aria-selected="true"], [aria-current]')
    if (line.current !== null && tab) {
      line.current.scrollLeft += pushOf(line.current.getBoundingClientRect(), tab)
    }
  }, [current])
  return line
}

/** How far a line is pushed until a tab is whole in it. */
function pushOf(line: DOMRect, tab: Element): number {
  const { left, right } = tab.getBoundingClientRect()
  return left < line.left ? left - line.left : Math.max(0, right - line.right)
}
