import { useEffect, useState } from 'react'

/** A tag of the preview, with its attributes of now. */
export type TagNow = { node: Element; attributes: ReadonlyMap<string, string> }

/** The tags that the example's markup holds, and what becomes of their attributes. */
export function useTags() {
  const [tags, setTags] = useState<readonly TagNow[]>([])
  const [nodes, setNodes] = useState<readonly Element[]>([])

  useEffect(() => {
    const look = () =>
      setTags(
        nodes.map((node) => ({
          node,
          attributes: new Map(Array.from(node.attributes, ({ name, value }) => [name, value])),
        })),
      )
    const observer = new MutationObserver(look)
    nodes.forEach((node) => observer.observe(node, { attributes: true }))
    queueMicrotask(look)
    return () => observer.disconnect()
  }, [nodes])

  return { tags, setNodes }
}
