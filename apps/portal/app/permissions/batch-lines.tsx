import { useEffect, useRef } from 'react'
import parts from '../records/record-parts.module.css'
import type { BatchView } from './group-deeds.ts'
import { severalWords as words } from './group.words.ts'

interface BatchLinesProps {
  title: string
  /** What is said where nobody is changed. */
  none: string
  batch: BatchView
}

/** What several people gain and lose; whoever asked for it is led there. */
export function BatchLines({ title, none, batch }: BatchLinesProps) {
  const { lines, isLasting } = batch
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [batch])
  return (
    <section className={parts.plate} aria-labelledby="batch-title">
      <h2 id="batch-title" ref={head} tabIndex={-1}>
        {title}
      </h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        lines.map(({ who, gained, lost }, index) => (
          <div key={index}>
            <h3>{who}</h3>
            {gained.length > 0 && <p>{words.gain(gained)}</p>}
            {lost.length > 0 && <p>{words.lose(lost)}</p>}
            {gained.length === 0 && lost.length === 0 && <p>{words.same}</p>}
          </div>
        ))
      )}
      {lines.length > 0 && isLasting && <p>{words.notBack}</p>}
    </section>
  )
}
