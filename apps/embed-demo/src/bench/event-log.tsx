import { type RefObject, useEffect, useState } from 'react'
import { useRegistry } from '../registry.ts'
import { asJson } from './as-json.ts'

type Heard = { id: number; name: string; tag: string; time: string; detail: string }

const mostKept = 100

/** Every event that the tags of a preview fire, newest first. */
export function EventLog({ place }: { place: RefObject<HTMLElement> }) {
  const eventNames = useRegistry()?.eventNames
  const [heard, setHeard] = useState<readonly Heard[]>([])

  useEffect(() => {
    const node = place.current
    const hear = (event: Event) => {
      const detail = 'detail' in event ? asJson(event.detail) : ''
      const tag = event.target instanceof Element ? event.target.localName : ''
      const time = new Date().toLocaleTimeString()
      setHeard((before) => [
        { id: (before[0]?.id ?? 0) + 1, name: event.type, tag, time, detail },
        ...before.slice(0, mostKept - 1),
      ])
    }
    eventNames?.forEach((name) => node?.addEventListener(name, hear))
    return () => eventNames?.forEach((name) => node?.removeEventListener(name, hear))
  }, [place, eventNames])

  return (
    <section className="events" aria-labelledby="events">
      <header className="section-head">
        <h2 id="events">Events</h2>
        <button type="button" disabled={heard.length === 0} onClick={() => setHeard([])}>
          Clear
        </button>
      </header>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="log" role="log" aria-labelledby="events" tabIndex={0}>
        {heard.length === 0 && <p className="quiet">Use the tag: what it fires is shown here.</p>}
        {heard.map(({ id, name, tag, time, detail }) => (
          <p key={id}>
            <b>{name}</b> <span className="quiet">{`<${tag}> ${time}`}</span>
            <code>{detail}</code>
          </p>
        ))}
      </div>
    </section>
  )
}
