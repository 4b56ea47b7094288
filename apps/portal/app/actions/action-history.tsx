import { MomentTime } from '../records/moment-time.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './action-page.words.ts'
import type { EventView } from './action-view.server.ts'
import styles from './action-page.module.css'

interface ActionHistoryProps {
  events: readonly EventView[]
  /** Where older lines stand; null without any. */
  older: string | null
}

/** Who did what, when, from what to what, and why; newest first. */
export function ActionHistory({ events, older }: ActionHistoryProps) {
  return (
    <section className={styles.part} id="history" aria-labelledby="history-title">
      <h2 id="history-title">{words.history}</h2>
      <ol className={styles.log}>
        {events.map(({ at, who, did, changes, reason }, place) => (
          <li key={`${at.at}${place}`}>
            <MomentTime moment={at} className={styles.at} />
            <div>
              <p>
                <b>{who}</b> {did}.{reason !== null && ` “${reason}”`}
              </p>
              {changes.map(({ label, words: change }) => (
                <p key={label} className={styles.change}>
                  {label}: {change}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {older !== null && <Link to={`${older}#history`}>{words.older}</Link>}
    </section>
  )
}
