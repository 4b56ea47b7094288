import { useEffect, type RefObject } from 'react'
import { plates } from './field-names.ts'

/**
 * Lets the browser leave out the questions that nobody sees. Each is laid out once with its own
 * letters first, so that the browser knows how tall it is and nothing moves when it comes into
 * sight; what is in sight is marked once it has left, because it would blink. Rows of a table are
 * never left out: no browser does that to what is inside of one.
 */
export function useUnseenLeftOut(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    let isOver = false
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) {
            target.setAttribute('data-far', '')
            watcher.unobserve(target)
          }
        }
      },
      { rootMargin: '100% 0px' },
    )
    void document.fonts.ready.then(() => {
      if (!isOver) {
        form.current?.querySelectorAll(plates).forEach((plate) => watcher.observe(plate))
      }
    })
    return () => {
      isOver = true
      watcher.disconnect()
    }
  }, [form])
}
