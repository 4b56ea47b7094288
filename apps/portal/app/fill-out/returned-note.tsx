import { RotateCcw } from '../ui/icons.ts'
import { exactTime } from '../ui/time.ts'
import { fillWords } from './fill-out.words.ts'
import type { Returned } from './returned.server.ts'
import styles from './filler.module.css'

interface ReturnedNoteProps {
  returned: Returned
  timeZone: string
}

/** Who reopened or rejected the form that is filled again, and why. */
export function ReturnedNote({ returned: { event, by, at, reason }, timeZone }: ReturnedNoteProps) {
  return (
    <section className={styles.asked} aria-label={fillWords.returned[event]}>
      <RotateCcw aria-hidden="true" />
      <p>
        <b>{fillWords.returnedBy[event](by)}</b>{' '}
        <time dateTime={at.at} title={exactTime(at.at, timeZone)}>
          {at.words}
        </time>
        {reason !== '' && <span className={styles.reason}>{reason}</span>}
      </p>
    </section>
  )
}
