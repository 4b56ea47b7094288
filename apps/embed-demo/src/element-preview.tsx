import { useEffect, useRef } from 'react'

/**
 * Shows an example's HTML as a page would. It is parsed apart from the page, so that its script and
 * link tags can stay out: the sandbox has the elements already, and asks no other host.
 */
export function ElementPreview({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    place.current?.replaceChildren(...nodesOf(html))
  }, [html])

  return <div ref={place} />
}

function nodesOf(html: string): Node[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
  return [...head.childNodes, ...body.childNodes]
    .filter((node) => node.nodeName !== 'SCRIPT' && node.nodeName !== 'LINK')
    .map((node) => document.importNode(node, true))
}
