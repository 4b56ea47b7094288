import { useEffect, useRef, useState } from 'react'
import { type Example } from '../examples.ts'
import { registry } from '../registry.ts'
import { previewDocument } from './preview-document.ts'

interface ElementPreviewProps {
  example: Example
  /** Hears the example's tags once they stand in the page. */
  onTags?: ((tags: readonly Element[]) => void) | undefined
}

/**
 * Shows an example's HTML as a page would. It is parsed apart from the page, so that its script and
 * link tags can stay out: the sandbox has the elements already, and asks no other host.
 */
export function ElementPreview({ example, onTags }: ElementPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const box = place.current
    if (!box) {
      return undefined
    }
    let isShown = true
    // A fresh root each time: what a script listened to goes with it.
    const root = document.createElement('div')
    root.append(...nodesOf(example.code.html))
    box.replaceChildren(root)
    onTags?.([...root.querySelectorAll('*')].filter(isTag))
    void registry
      .then(async () => {
        const start = await example.loadStart?.()
        if (isShown) {
          await start?.(previewDocument(root))
        }
      })
      .catch((error: unknown) => setProblem(`The script of this example failed. ${String(error)}`))
    return () => {
      isShown = false
      root.remove()
    }
  }, [example, onTags])

  return (
    <>
      <div ref={place} />
      {problem !== '' && <p className="alarm">{problem}</p>}
    </>
  )
}

function isTag({ localName }: Element): boolean {
  return localName.startsWith('hp-')
}

function nodesOf(html: string): Node[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
  return [...head.childNodes, ...body.childNodes]
    .filter((node) => node.nodeName !== 'SCRIPT' && node.nodeName !== 'LINK')
    .map((node) => document.importNode(node, true))
}
