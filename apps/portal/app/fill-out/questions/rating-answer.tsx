import { ratingSteps } from '@holdpoint/forms'
import { fieldNames } from '../field-names.ts'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import { controlId, type AnswerPartProps } from './answer-part.ts'
import { NoAnswer } from './no-answer.tsx'
import styles from './answers.module.css'

/** A step from lowest to highest. */
export function RatingAnswer({ question, draft, isRequired, actions }: AnswerPartProps) {
  const steps = ratingSteps(question)
  const said = useAnsweringWords()
  const values = Array.from({ length: steps }, (_, index) => String(index + 1))
  const chosen = draft.raw[0]
  return (
    <div>
      <div className={styles.steps}>
        {values.map((value, index) => (
          <label key={value} className={styles.step}>
            <input
              type="radio"
              id={index === 0 ? controlId(question.key) : undefined}
              name={fieldNames.answer(question.key)}
              value={value}
              checked={chosen === value}
              lang={said.lang}
              aria-label={said.words.ratingOf(index + 1, steps)}
              onChange={() => actions.edit(question, { raw: [value] }, 'now')}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
        {!isRequired && <NoAnswer question={question} isChosen={chosen === undefined} />}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>
          <AnsweringText say="lowest" />
        </span>
        <span>
          <AnsweringText say="highest" />
        </span>
      </p>
    </div>
  )
}
