import { sqrTimeline } from '@holdpoint/api/vocabulary'
import recordParts from '../../records/record-parts.module.css'
import type { TimelineView } from './panes-view.server.ts'
import { LineTools, PartHead } from './part-lines.tsx'
import type { SqrView } from './sqr-view.server.ts'
import { timelineWords as words } from './sqr.words.ts'
import styles from './timeline-pane.module.css'

interface TimelinePaneProps {
  view: SqrView
  timeline: TimelineView
}

/** What happened one after the other: how long each took, and whether all of it adds up. */
export function TimelinePane({ view, timeline: { lines, sum } }: TimelinePaneProps) {
  return (
    <section className={recordParts.part} aria-label={words.title}>
      <PartHead view={view} lines={sqrTimeline} canAdd={lines.length < sqrTimeline.max} />
      {lines.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className={sum.isWhole ? styles.sum : styles.off}>{sum.text}</p>
          <ol className={styles.lines}>
            {lines.map(({ lineId, name, at, took, percent, source, note }) => (
              <li key={lineId} id={`line-${lineId}`}>
                <div className={styles.what}>
                  <h3>{name}</h3>
                  <p className={styles.quiet}>{[at, source].filter(Boolean).join(', ')}</p>
                </div>
                <div className={styles.took}>
                  <p>
                    <b>{took} h</b>
                    {percent !== null && <span>{words.share(percent)}</span>}
                  </p>
                  {percent !== null && <Bar percent={percent} />}
                </div>
                {view.can.edit && (
                  <LineTools view={view} lines={sqrTimeline} lineId={lineId} name={name} />
                )}
                {note !== '' && <p className={styles.note}>{note}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** The share of the lost time, for the eyes: the words beside it say it all. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" className={styles.rest} />
      <rect width={Math.min(percent, 100)} height="6" className={styles.share} />
    </svg>
  )
}
