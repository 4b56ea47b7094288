import { classNames } from '../ui/class-names.ts'
import { Clock, Lock, OctagonAlert } from '../ui/icons.ts'
import type { DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './owed.module.css'

/** What is missing before a form is complete and who owes it, and how long it waits already. */
export function Owed({ owed, waiting }: Pick<DecisionView, 'owed' | 'waiting'>) {
  if (owed.length === 0 && waiting === null) {
    return null
  }
  return (
    <section className={styles.owed} aria-labelledby="owed">
      <h2 id="owed">{words.owed}</h2>
      <ul className={styles.list}>
        {owed.map(({ key, task, text, who, isDue }) => (
          <li key={key} className={isDue ? undefined : styles.later}>
            {isDue ? <Clock aria-hidden="true" /> : <Lock aria-hidden="true" />}
            <b>{who}</b>
            <span>
              {task}
              {text !== '' && <>: {text}</>}
              {!isDue && ` (${words.later})`}
            </span>
          </li>
        ))}
      </ul>
      {waiting !== null && (
        <p className={classNames(styles.waiting, waiting.isOverdue && styles.overdue)}>
          {waiting.isOverdue ? <OctagonAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {waiting.words}
        </p>
      )}
    </section>
  )
}
