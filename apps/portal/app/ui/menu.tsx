import { useLocation } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'

interface MenuProps {
  /** What the closed menu shows. */
  summary: ReactNode
  /** The name of the menu, where the summary is a bare icon. */
  label?: string
  summaryClassName?: string | undefined
  /** Which edge of the summary the panel keeps to, and whether it opens above it. */
  align?: 'start' | 'end'
  side?: 'below' | 'above'
  children: ReactNode
}

/**
 * A panel that opens by `<details>`, so it needs no script. With one, it also closes by Escape, by
 * a click elsewhere, and when the address changes; arrows lead through what it holds.
 */
export function Menu({
  summary,
  label,
  summaryClassName,
  align = 'end',
  side = 'below',
  children,
}: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)

  // Not at the start: somebody may have opened it before the script came.
  useEffect(() => {
    if (shownAt.current !== key) {
      shownAt.current = key
      ref.current?.removeAttribute('open')
    }
  }, [key])

  useEffect(() => {
    const details = ref.current
    if (details === null) {
      return undefined
    }
    return behaveLikeAMenu(details)
  }, [])

  return (
    <details ref={ref} className={styles.menu}>
      <summary className={classNames(styles.summary, summaryClassName)} aria-label={label}>
        {summary}
      </summary>
      <div className={classNames(styles.panel, styles[align], styles[side])}>{children}</div>
    </details>
  )
}

/** Closes the menu that an entry stands in; the focus goes back to what opened it. */
export function closeMenuOf(entry: HTMLElement): void {
  const details = entry.closest('details')
  details?.removeAttribute('open')
  details?.querySelector('summary')?.focus()
}

/** The classes of an entry of a menu, for links and buttons alike. */
export function menuItemClass(isDangerous = false): string {
  return classNames(styles.item, isDangerous && styles.danger)
}

/** At least as high as the bar at the bottom of a phone's page. */
const footHeight = 80

/** Where an arrow leads from an entry; from the button, which is at -1, into the menu. */
export function arrowTarget(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return at < 0 ? undefined : 0
    case 'End':
      return at < 0 ? undefined : count - 1
    default:
      return undefined
  }
}

function behaveLikeAMenu(details: HTMLDetailsElement): () => void {
  const onPointerDown = (event: PointerEvent) => {
    if (event.target instanceof Node && !details.contains(event.target)) {
      details.removeAttribute('open')
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && details.open) {
      details.removeAttribute('open')
      details.querySelector('summary')?.focus()
    }
    const entries = [...details.querySelectorAll<HTMLElement>(':scope > div :is(a[href], button)')]
    const to = arrowTarget(
      event.key,
      entries.findIndex((entry) => entry === event.target),
      entries.length,
    )
    if (to !== undefined) {
      event.preventDefault()
      details.open = true
      entries[to]?.focus()
    }
  }
  const onToggle = () => {
    details.removeAttribute('data-upwards')
    const panel = details.lastElementChild?.getBoundingClientRect()
    // Below the last row of a list the panel would hang out of the window, or behind its bottom bar.
    if (panel !== undefined && panel.bottom > window.innerHeight - footHeight) {
      details.toggleAttribute('data-upwards', details.getBoundingClientRect().top > panel.height)
    }
  }
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) {
      details.removeAttribute('open')
    }
  }
  document.addEventListener('pointerdown', onPointerDown)
  details.addEventListener('keydown', onKeyDown)
  details.addEventListener('toggle', onToggle)
  details.addEventListener('focusout', onFocusOut)
  return () => {
    document.removeEventListener('pointerdown', onPointerDown)
    details.removeEventListener('keydown', onKeyDown)
    details.removeEventListener('toggle', onToggle)
    details.removeEventListener('focusout', onFocusOut)
  }
}
