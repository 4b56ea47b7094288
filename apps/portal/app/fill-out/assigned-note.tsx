import type { MyFormDetail } from '@holdpoint/api'
import { CalendarClock } from '../ui/icons.ts'
import { dayAndClock, exactTime } from '../ui/time.ts'
import { fillWords } from './fill-out.words.ts'
import styles from './filler.module.css'

interface AssignedNoteProps {
  assigned: NonNullable<MyFormDetail['assigned']>
  timeZone: string
  /** The moment at which the page was made. */
  at: string
}

/** Who assigned the form that is filled, for what, when it is due, and what they want it known. */
export function AssignedNote({ assigned, timeZone, at }: AssignedNoteProps) {
  const { person, title, note, dueAt } = assigned
  const due = dayAndClock(dueAt, timeZone, new Date(at))
  const isOver = dueAt <= at
  return (
    <section className={styles.asked} aria-label={fillWords.assigned.name}>
      <CalendarClock aria-hidden="true" />
      <p>
        <b>{fillWords.assigned.by(person.fullName, title)}</b>{' '}
        <time dateTime={dueAt} title={exactTime(dueAt, timeZone)}>
          {isOver ? fillWords.assigned.overdue(due) : fillWords.assigned.due(due)}
        </time>
        {note !== '' && <span className={styles.reason}>{note}</span>}
      </p>
    </section>
  )
}
