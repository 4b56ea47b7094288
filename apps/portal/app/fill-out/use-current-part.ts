import { useEffect, useState } from 'react'
import { partId } from './field-names.ts'
import type { PartState } from './form-parts.ts'

/** Which part is being read. Without a script it is the page that was asked for. */
export function useCurrentPart(states: readonly PartState[], pageKey: string): string {
  const [here, setHere] = useState(pageKey)
  const keys = states.map(({ part }) => part.key).join(' ')

  useEffect(() => {
    const isFresh = window.scrollY === 0 && window.location.hash === ''
    const isFirst = keys.split(' ')[0] === pageKey
    if (isFresh && !isFirst) {
      document.getElementById(partId(pageKey))?.scrollIntoView({ block: 'start' })
    }
    // Only the page that was opened decides where to begin.
  }, [])

  useEffect(() => {
    const sections = keys
      .split(' ')
      .map((key) => ({ key, element: document.getElementById(partId(key))?.closest('section') }))
    const inSight = new Set<string>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = sections.find(({ element }) => element === target)?.key
          if (key !== undefined && isIntersecting) {
            inSight.add(key)
          } else if (key !== undefined) {
            inSight.delete(key)
          }
        }
        const first = sections.find(({ key }) => inSight.has(key)) ?? firstAhead(sections)
        if (first !== undefined) {
          setHere(first.key)
        }
      },
      // The part that crosses the upper third of the screen is the one being read.
      { rootMargin: '-30% 0px -65% 0px' },
    )
    for (const { element } of sections) {
      if (element) {
        watcher.observe(element)
      }
    }
    return () => watcher.disconnect()
  }, [keys])

  return states.some(({ part }) => part.key === here) ? here : pageKey
}

/** The first part, while what stands above all of them is being read. */
function firstAhead<Part extends { element: Element | null | undefined }>([
  first,
]: readonly Part[]): Part | undefined {
  const top = first?.element?.getBoundingClientRect().top ?? 0
  return top > window.innerHeight * 0.3 ? first : undefined
}
