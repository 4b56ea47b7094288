import { useEffect, useRef, type RefObject } from 'react'
import { elementIds } from './builder-address.ts'

/**
 * Keeps the focus where the hand is while the page is drawn anew around it: on the button that was
 * pressed, else at the same question, else at what is open. What opens a question leads into it, and
 * a phone shows it instead of the questions.
 */
export function useKeptFocus(
  page: RefObject<HTMLElement>,
  { view, item }: { view: object; item: string | null },
): void {
  const pressed = useRef<Pressed | null>(null)

  useEffect(() => {
    const element = page.current
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
      pressed.current = button === null ? pressed.current : pressedBy(button)
    }
    element?.addEventListener('click', onClick, { capture: true })
    return () => element?.removeEventListener('click', onClick, { capture: true })
  }, [page])

  useEffect(() => {
    const press = pressed.current
    // The page may come anew before what was pressed has opened: then it is still waited for.
    const isOpened = press?.opens === window.location.href
    if (press !== null && (isOpened || !hasFocus())) {
      focusFirst(placesAfter(press, item, isOpened))
      // What is opened leads there once; what is lost is found again whenever it is.
      pressed.current = isOpened ? { ...press, opens: null } : press
    }
  }, [view, item])
}

type Pressed = {
  id: string
  block: string | null
  isBeside: boolean
  /** The address at which what it opens stands; null where it opens nothing. */
  opens: string | null
}

function pressedBy(button: HTMLElement): Pressed {
  return {
    // A menu closes on the way; its button stays.
    id: button.closest('details')?.querySelector('summary')?.id ?? button.id,
    block: button.closest('[data-block]')?.id ?? null,
    isBeside: button.closest('[data-plate]') !== null,
    opens:
      button instanceof HTMLAnchorElement && button.hasAttribute('data-opens') ? button.href : null,
  }
}

/** Where the focus goes, the best place first. */
function placesAfter(
  { id, block, isBeside }: Pressed,
  item: string | null,
  isOpened: boolean,
): string[] {
  return [
    ...(isOpened ? [elementIds.plateTitle] : []),
    ...(id === '' ? [] : [id]),
    ...(block === null ? [] : [`${block}-open`]),
    ...(item === null || isBeside ? [] : [elementIds.open(item)]),
    elementIds.plateTitle,
  ]
}

/** A field that took the focus by itself keeps it, and so does whatever is still there. */
function hasFocus(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && isSeen(activeElement)
}

function focusFirst(ids: readonly string[]): void {
  const first = ids.map((id) => document.getElementById(id)).find((one) => one && isSeen(one))
  first?.focus({ preventScroll: isSeenWhole(first) })
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0
}

function isSeenWhole(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
