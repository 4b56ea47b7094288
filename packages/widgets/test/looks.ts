// Scripts of a test that look at the tags of a page, through their roots. Each is given to the page
// whole, so it names nothing from outside.

/** Words that are not shown whole: what cuts them off, and which they are. */
export type Cut = { words: string; by: string }

/** Words that a box above them cuts off, where it neither scrolls nor shortens them on purpose. */
export function cutOff(): Cut[] {
  const cuts: Cut[] = []
  const nodes = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      node,
      ...(node.shadowRoot ? nodes(node.shadowRoot) : []),
    ])
  const above = (node: Node): Element | null =>
    node.parentElement ??
    (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null)
  for (const node of nodes(document.getElementById('stage') ?? document)) {
    const words = [...node.childNodes].filter(
      (child): child is Text => child instanceof Text && child.data.trim() !== '',
    )
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      continue
    }
    for (const text of words) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, top, right, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = node; box !== null; box = above(box)) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (edge.width <= 1 || textOverflow === 'ellipsis' || box.localName === 'html') {
          // It is for ears alone, or is shortened on purpose.
          break
        }
        const cutsX =
          /hidden|clip/.test(overflowX) && (left < edge.left - 2 || right > edge.right + 2)
        const cutsY =
          /hidden|clip/.test(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2)
        if (cutsX || cutsY) {
          cuts.push({
            words: text.data.trim().slice(0, 60),
            by: `${box.localName}.${box.className}`,
          })
        }
        if (position === 'fixed' || /auto|scroll/.test(overflowX + overflowY)) {
          break
        }
      }
    }
  }
  return cuts
}

/** How each node in the roots of the tags looks: a line for each that takes up room. */
export function looks(): string[] {
  const seen = [
    ...([
      'fontSize',
      'fontStyle',
      'fontWeight',
      'fontFamily',
      'lineHeight',
      'letterSpacing',
    ] as const),
    ...(['wordSpacing', 'textTransform', 'textIndent', 'textShadow'] as const),
    ...(['whiteSpace', 'color', 'backgroundColor', 'opacity', 'visibility', 'float'] as const),
    ...(['fontVariantCaps', 'textDecorationLine', 'boxSizing', 'borderTopWidth'] as const),
  ]
  const linesOf = (root: ParentNode, name: string): string[] =>
    [...root.querySelectorAll('*')].flatMap((node) => {
      // As laid out: what turns has another rectangle at every moment.
      const { width, height } =
        node instanceof HTMLElement
          ? { width: node.offsetWidth, height: node.offsetHeight }
          : node.getBoundingClientRect()
      const inside = node.shadowRoot ? linesOf(node.shadowRoot, node.localName) : []
      if (name === '' || width * height === 0) {
        return inside
      }
      const style = getComputedStyle(node)
      const size = `${Math.round(width)}x${Math.round(height)}`
      const said = seen.map((property) => `${property}=${style[property]}`).join(' ')
      return [
        `${name} ${node.localName}.${node.getAttribute('class') ?? ''} ${size} ${said}`,
        ...inside,
      ]
    })
  return linesOf(document.getElementById('stage') ?? document, '')
}
