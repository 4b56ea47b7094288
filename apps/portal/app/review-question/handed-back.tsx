import { questionId } from '../fill-out/field-names.ts'
import type { DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './decision.module.css'

/** What its submitter is asked to change, each question a link to where it is answered. */
export function HandedBack({ questions }: { questions: DecisionView['handedBack'] }) {
  return questions.length === 0 ? null : (
    <section className={styles.handedBack} aria-labelledby="handed-back">
      <h2 id="handed-back">{words.handedBack}</h2>
      <p>{words.handedBackTo}</p>
      <ul className={styles.asked}>
        {questions.map(({ key, label, note, by }) => (
          <li key={key}>
            <a href={`#${questionId(key)}`}>{label}</a>
            <span>{note}</span>
            <small>{words.by(by)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
