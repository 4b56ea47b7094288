import { questionId } from '../fill-out/field-names.ts'
import { Link } from '../ui/link.tsx'
import type { DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './decision.module.css'

interface HandedBackProps {
  questions: DecisionView['handedBack']
  /** Whether what is asked stands beside each question as well. */
  isBeside?: boolean
  /** The other way of showing the form: all of it, or these questions alone. */
  other?: { to: string; isWhole: boolean }
}

/** What its submitter is asked to change, each question a link to where it is answered. */
export function HandedBack({ questions, isBeside = false, other }: HandedBackProps) {
  return questions.length === 0 ? null : (
    <section className={styles.handedBack} aria-labelledby="handed-back">
      <h2 id="handed-back">{words.handedBack}</h2>
      <p>{words.handedBackTo}</p>
      <ul className={styles.asked}>
        {questions.map(({ key, label, note, by }) => (
          <li key={key}>
            <a href={`#${questionId(key)}`}>{label}</a>
            {!isBeside && (
              <>
                <span>{note}</span>
                <small>{words.by(by)}</small>
              </>
            )}
          </li>
        ))}
      </ul>
      {other !== undefined && (
        <p className={styles.other}>
          <Link to={other.to}>{other.isWhole ? words.wholeForm : words.onlyHandedBack}</Link>
        </p>
      )}
    </section>
  )
}
