import parts from '../records/record-parts.module.css'
import type { BatchView } from './group-deeds.ts'
import { severalWords as words } from './group.words.ts'

interface BatchLinesProps {
  title: string
  /** What is said where nobody is changed. */
  none: string
  batch: BatchView
}

/** What several people gain and lose. */
export function BatchLines({ title, none, batch: { lines } }: BatchLinesProps) {
  return (
    <section className={parts.plate} aria-labelledby="batch-title" role="status">
      <h2 id="batch-title">{title}</h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        lines.map(({ who, gained, lost }) => (
          <div key={who}>
            <h3>{who}</h3>
            {gained.length > 0 && <p>{words.gain(gained)}</p>}
            {lost.length > 0 && <p>{words.lose(lost)}</p>}
            {gained.length === 0 && lost.length === 0 && <p>{words.same}</p>}
          </div>
        ))
      )}
    </section>
  )
}
