import { formatAnswer, type ItemState } from '@holdpoint/forms'
import { AnsweringText } from '../language/answering-words.tsx'
import { controlId, type AnswerPartProps } from './answer-part.ts'
import styles from './number-answer.module.css'

/** What other answers come to: nobody enters it, and a change of it is told in passing. */
export function CalculatedAnswer({
  question,
  state,
  lang,
  describedBy,
}: AnswerPartProps & { state: ItemState }) {
  const text = formatAnswer(question, { value: state.calculated }, lang)
  return (
    <output
      id={controlId(question.key)}
      className={styles.calculated}
      aria-describedby={describedBy}
      aria-live="polite"
    >
      {text === '' ? <AnsweringText say="notCalculated" /> : text}
    </output>
  )
}
