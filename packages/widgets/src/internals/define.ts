import { warn } from './warn.ts'

/** An element class that knows which release it came from. */
export interface VersionedElement extends CustomElementConstructor {
  readonly version: string
}

/**
 * Defines a tag once. A second load of the same release is harmless; a second load of another one
 * keeps the first and says so, since the two may not agree on attributes or looks. On a server,
 * where there is no registry, it does nothing.
 */
export function define(tag: string, element: VersionedElement): void {
  if (typeof customElements === 'undefined') {
    return
  }
  const present = customElements.get(tag)
  if (!present) {
    customElements.define(tag, element)
    return
  }
  const presentVersion = 'version' in present ? String(present.version) : 'an unknown version'
  if (presentVersion !== element.version) {
    warn(
      `<${tag}> ${element.version} was not registered, because the page already has <${tag}> from ${presentVersion}. Load one version of the elements on a page.`,
    )
  }
}
