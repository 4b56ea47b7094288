/** Tells of something that is about to happen, and answers whether it must not. */
export function isPrevented<E extends Event>(
  event: E,
  tell: ((event: E) => void) | undefined,
): boolean {
  tell?.(event)
  return event.defaultPrevented
}

/** What is told of a press, or a move of the focus, beside a box. */
export function usedOutside<E extends Event>(originalEvent: E): CustomEvent<{ originalEvent: E }> {
  return new CustomEvent('hp.usedOutside', { cancelable: true, detail: { originalEvent } })
}

/** Leaves undone what Radix would do by itself. */
export function leave(event: Event): void {
  event.preventDefault()
}
