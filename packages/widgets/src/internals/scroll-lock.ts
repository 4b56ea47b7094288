const key = Symbol.for('holdpoint.scroll-lock')

type Lock = { count: number; before: string }

/**
 * Keeps the page behind a modal dialog from scrolling. The count lies on the root element under a
 * name that all releases of the kit share, so that two of them on one page agree. Answers how to
 * let go; letting go twice is harmless.
 */
export function lockScroll(page: Document): () => void {
  const root: HTMLElement & { [key]?: Lock } = page.documentElement
  const lock: Lock = root[key] ?? { count: 0, before: '' }
  root[key] = lock
  if (lock.count === 0) {
    lock.before = root.style.overflow
    root.style.overflow = 'hidden'
  }
  lock.count += 1
  let isHeld = true
  return () => {
    if (isHeld) {
      isHeld = false
      lock.count -= 1
      if (lock.count === 0) {
        root.style.overflow = lock.before
      }
    }
  }
}
