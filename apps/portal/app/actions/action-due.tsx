import parts from '../records/record-parts.module.css'
import { classNames } from '../ui/class-names.ts'
import { CalendarClock } from '../ui/icons.ts'
import type { DueView } from './action-view.server.ts'
import styles from './action-page.module.css'

/** When an action is due, with the days that it was due before in sight. */
export function ActionDue({ due }: { due: DueView }) {
  const { heading, isLate, moved, dates, words, note } = due
  return (
    <section className={parts.plate}>
      <h2>{heading}</h2>
      {moved !== null && (
        <p className={styles.alarm}>
          <CalendarClock aria-hidden="true" />
          {moved}
        </p>
      )}
      <ol className={styles.moved}>
        {dates.map(({ day, short, why, by }, place) => {
          const stands = place === dates.length - 1
          return (
            <li key={by + day} className={classNames(stands && styles.stands)}>
              <p>
                {stands ? <b>{short}</b> : <del>{short}</del>}{' '}
                {stands && words !== null && (
                  <span className={classNames(isLate && styles.late)}>{words.toLowerCase()}</span>
                )}
                {!stands && why}
              </p>
              {stands && dates.length > 1 && why !== '' && <p>{why}</p>}
              <small>{by}</small>
              {stands && note !== null && <small>{note}</small>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
