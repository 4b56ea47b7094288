// What a node is, is read from what it has: a page may hand in nodes of another frame, whose classes
// are not those of this one.

/** The element with the focus as the node's own root sees it: inside a shadow root, the inner one. */
export function activeElement(node: Node): Element | null {
  const root = node.getRootNode()
  return isRoot(root) ? root.activeElement : null
}

/**
 * The element with the focus wherever it is, as seen from a node: first in the roots around it, a
 * closed one too, then through every open root below.
 */
export function focusedElement(node: Node): Element | null {
  const roots = rootsAround(node).filter(isRoot)
  let active = roots.find((root) => root.activeElement)?.activeElement ?? null
  while (active?.shadowRoot?.activeElement) {
    active = active.shadowRoot.activeElement
  }
  return active
}

/** The roots around a node, from its own to the page. */
export function rootsAround(node: Node): Node[] {
  const root = node.getRootNode()
  return isShadow(root) ? [root, ...rootsAround(root.host)] : [root]
}

/** Whether a node is a shadow root. */
export function isShadow(node: Node): node is ShadowRoot {
  return 'host' in node && node.nodeType === 11
}

/** Whether something that an event tells of is a node; it may be a window. */
export function isNode(target: EventTarget | null): target is Node {
  return target !== null && 'nodeType' in target
}

/** Whether a node is a document or a shadow root. */
export function isRoot(node: Node): node is Document | ShadowRoot {
  return 'activeElement' in node
}
