import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type HostTag, hearOf, hostButtons, hostTags, showTag } from './page.ts'

/** React 18 knows attributes only, so properties and events go through a ref; 19 takes it as well. */
function Tag({ host: { tag, attributes, properties, events } }: { host: HostTag }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!element) {
      return undefined
    }
    Object.assign(element, properties)
    events.forEach((name) => element.addEventListener(name, hearOf))
    return () => events.forEach((name) => element.removeEventListener(name, hearOf))
  }, [element, properties, events])
  return createElement(tag, { ...attributes, ref: setElement })
}

const place = document.getElementById('host')
if (place) {
  createRoot(place).render(
    <>
      {hostTags.map((host) => (
        <Tag key={host.tag} host={host} />
      ))}
      {hostButtons.map(([words, tag]) => (
        <button key={tag} onClick={() => showTag(tag)}>
          {words}
        </button>
      ))}
    </>,
  )
}
