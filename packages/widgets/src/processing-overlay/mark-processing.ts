const key = Symbol.for('holdpoint.processing')

/** The attribute of the page's body while anything is being processed. */
export const processingMarker = 'data-hp-processing'

/**
 * Marks the body of a page for as long as an overlay shows. The count lies on the body under a name
 * that all releases of the kit share, so the last overlay to go removes the marker. Answers how to
 * let go; letting go twice is harmless.
 */
export function markProcessing({ body }: Document): () => void {
  const counted: HTMLElement & { [key]?: number } = body
  const count = (step: number) => {
    const overlays = (counted[key] ?? 0) + step
    counted[key] = overlays
    body.toggleAttribute(processingMarker, overlays > 0)
  }
  count(1)
  let isHeld = true
  return () => {
    if (isHeld) {
      isHeld = false
      count(-1)
    }
  }
}
