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
 * a click elsewhere, and when the address changes.
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
  const location = useLocation()

  useEffect(() => {
    ref.current?.removeAttribute('open')
  }, [location.key])

  useEffect(() => {
    const details = ref.current
    if (details === null) {
      return undefined
    }
    return closeLikeAMenu(details)
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

function closeLikeAMenu(details: HTMLDetailsElement): () => void {
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
