/**
 * The words by which nodes name a field, as a browser would read them: what is hidden from readers
 * has no part in it, a picture is its `alt`, and neither has the field itself, which a label may be
 * around.
 */
export function nameIn(nodes: readonly Node[], field: Node): string {
  const read = (node: Node): string => {
    if (!isElement(node)) {
      return node.nodeType === 3 ? (node.textContent ?? '') : ''
    }
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    const words = own ?? (node === field ? '' : inside(node))
    return /^(BR|DIV|LI|P)$/.test(node.nodeName) ? ` ${words} ` : words
  }
  const inside = (node: Node): string =>
    Array.from(node.childNodes, (child) =>
      isElement(child) && child.matches(unread) ? '' : read(child),
    ).join('')
  return nodes.map(read).join(' ').replace(/\s+/g, ' ').trim()
}

const unread = '[hidden], [aria-hidden="true"], script, style'

// By what it has: a page may hand in nodes of another frame, whose classes are not those of this one.
function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
