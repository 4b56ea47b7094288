import { MomentTime } from '../records/moment-time.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './message-page.words.ts'
import type { EventView } from './message-view.server.ts'
import styles from './message-page.module.css'

interface MessageHistoryProps {
  events: readonly EventView[]
  /** Where older lines stand; null without any. */
  older: string | null
}

/** Who did what, when and why; newest first. */
export function MessageHistory({ events, older }: MessageHistoryProps) {
  return (
    <>
      <ol className={styles.rows}>
        {events.map(({ at, who, did, fields, reason }, place) => (
          <li key={`${at.at}${place}`}>
            <span>
              <b>{who}</b> {did}
              {fields.length > 0 && `: ${fields.join(', ')}`}.{reason !== null && ` “${reason}”`}
            </span>
            <MomentTime moment={at} />
          </li>
        ))}
      </ol>
      {older !== null && <Link to={older}>{words.older}</Link>}
    </>
  )
}
