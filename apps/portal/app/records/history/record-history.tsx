import { Link } from '../../ui/link.tsx'
import parts from '../record-parts.module.css'
import { MomentTime } from '../moment-time.tsx'
import type { EventView } from './history-view.server.ts'
import { words } from './history.words.ts'
import styles from './record-history.module.css'

interface HistoryProps {
  events: readonly EventView[]
  /** Where older lines stand; null without any. */
  older: string | null
}

/** The history of a record under its own heading. */
export function RecordHistory({ events, older }: HistoryProps) {
  return (
    <section className={parts.part} id="history" aria-labelledby="history-title">
      <h2 id="history-title">{words.title}</h2>
      <HistoryLines events={events} older={older && `${older}#history`} />
    </section>
  )
}

/** Who did what, when, from what to what, and why; newest first. */
export function HistoryLines({ events, older }: HistoryProps) {
  return (
    <>
      <ol className={styles.log}>
        {events.map(({ at, who, did, changes, reason }, place) => (
          <li key={`${at.at}${place}`}>
            <MomentTime moment={at} className={styles.at} />
            <div>
              <p>
                <b>{who}</b> {did}.{reason !== null && ` “${reason}”`}
              </p>
              {changes.map(({ label, words: change }, line) => (
                <p key={line} className={styles.change}>
                  {change === null ? label : `${label}: ${change}`}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {older !== null && <Link to={older}>{words.older}</Link>}
    </>
  )
}
