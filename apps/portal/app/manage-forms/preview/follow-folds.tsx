import {
  isAnswerMissing,
  stepsAsked,
  type Answers,
  type FormDefinition,
  type Score,
} from '@holdpoint/forms'
import { questionId } from '../../fill-out/field-names.ts'
import type { FormOnPage } from '../../fill-out/fill-data.ts'
import { breakdownOf, inPoints } from './breakdown.ts'
import styles from './follows.module.css'
import type { MissingHere } from './missing-here.ts'
import { followWords as words } from './preview.words.ts'

/** What is missing, each with the way to its question. */
export function Missing({ rows }: Pick<MissingHere, 'rows'>) {
  return rows.length === 0 ? null : (
    <details className={styles.fold}>
      <summary>{words.missing(rows.length)}</summary>
      <ol className={styles.missing}>
        {rows.map(({ key, number, label, message }) => (
          <li key={key}>
            <span className={styles.number}>{number}</span>
            <span>
              <a href={`#${questionId(key)}`}>{label}</a>
              {!isAnswerMissing(message) && <small>{message}</small>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface ScoreBreakdownProps {
  score: Score
  /** The form, laid out for its answers. */
  form: FormDefinition
  lang: string
}

/** How the score comes about, question by question. */
export function ScoreBreakdown({ score, form, lang }: ScoreBreakdownProps) {
  const rows = breakdownOf(score, form, lang)
  return rows.length === 0 ? null : (
    <details className={styles.fold}>
      <summary>{words.breakdown}</summary>
      <table className={styles.points}>
        <thead>
          <tr>
            <th scope="col">{words.question}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.weight}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, number, label, points, weight, isCriticalFailure }) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles.number}>{number}</span> {label}
                {isCriticalFailure && <small className={styles.critical}>{words.critical}</small>}
              </th>
              <td>{points}</td>
              <td>{weight}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td colSpan={2}>{words.pointsOf(inPoints(score.got), inPoints(score.max))}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}

/** The steps of approval, and which of them these answers ask for. */
export function AskedApprovals({ form, answers }: { form: FormOnPage; answers: Answers }) {
  const steps = stepsAsked(form.definition, answers, form)
  const asked = steps.filter(({ isAsked }) => isAsked).length
  return steps.length === 0 ? null : (
    <details className={styles.fold}>
      <summary>{words.approvals(asked, steps.length)}</summary>
      <ol className={styles.steps}>
        {steps.map(({ step, isAsked }, place) => (
          <li key={place}>
            {step.meaning}: {isAsked ? words.asked : words.notAsked}
          </li>
        ))}
      </ol>
    </details>
  )
}
