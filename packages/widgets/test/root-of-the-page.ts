/** Where a page draws its parts: in itself, or in a shadow root of its own. */
export const places = ['page', 'open-root', 'closed-root'] as const
export type Place = (typeof places)[number]

/** A box for parts in a new root of the host, with the sheets, which no root inherits. */
export function boxInRoot(
  host: HTMLElement,
  place: Exclude<Place, 'page'>,
  sheets: readonly string[],
): Element {
  const root = host.attachShadow({ mode: 'open' })
  const box = document.createElement('div')
  const links = sheets.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  )
  root.append(...links, box)
  window.sceneRoot = root
  if (place === 'closed-root') {
    hideFromScripts(root)
  }
  return box
}

/**
 * Shows scripts of the page an open root as if it were closed, with all three things that differ, so
 * that a test still sees into it: its host has none, its mode says so, and an event's path begins
 * at the host for who listens outside. That real ones behave so is held by `radix.spec.ts`.
 */
function hideFromScripts(root: ShadowRoot): void {
  const { host } = root
  Object.defineProperty(host, 'shadowRoot', { value: null })
  Object.defineProperty(root, 'mode', { value: 'closed' })
  const whole = Event.prototype.composedPath
  Event.prototype.composedPath = function composedPath() {
    const path = whole.call(this)
    return path.includes(host) && !isInside(this.currentTarget, root)
      ? path.slice(path.indexOf(host))
      : path
  }
}

function isInside(target: EventTarget | null, root: ShadowRoot): boolean {
  let around = target instanceof Node ? target.getRootNode() : null
  while (around instanceof ShadowRoot && around !== root) {
    around = around.host.getRootNode()
  }
  return around === root
}
