import { type MouseEvent } from 'react'

/** Whether a node is a link, which leads somewhere by itself. */
export function isLink(node: Element): node is HTMLAnchorElement {
  return node.localName === 'a' && node.hasAttribute('href')
}

/** Whether a press on a link is the browser's own affair: another tab, another window, a file. */
export function isForBrowser(event: MouseEvent): boolean {
  const { currentTarget: node, button, altKey, ctrlKey, metaKey, shiftKey } = event
  return (
    isLink(node) &&
    (button !== 0 ||
      altKey ||
      ctrlKey ||
      metaKey ||
      shiftKey ||
      node.hasAttribute('download') ||
      !['', '_self'].includes(node.target))
  )
}
