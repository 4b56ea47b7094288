import { yesNoValues } from '@holdpoint/forms'
import { classNames } from '../../ui/class-names.ts'
import { Check, Minus, X } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import { controlId, type AnswerPartProps } from './answer-part.ts'
import { NoAnswer } from './no-answer.tsx'
import styles from './answers.module.css'

const icons = { yes: Check, no: X, na: Minus } as const

/** Yes, No and N/A as three large buttons. */
export function YesNoAnswer({ question, draft, isRequired, actions }: AnswerPartProps) {
  const chosen = draft.raw[0]
  return (
    <div className={styles.three}>
      {yesNoValues.map((value, index) => {
        const Icon = icons[value]
        return (
          <label key={value} className={classNames(styles.sign, styles[value])}>
            <input
              type="radio"
              id={index === 0 ? controlId(question.key) : undefined}
              name={fieldNames.answer(question.key)}
              value={value}
              data-says={value}
              checked={chosen === value}
              onChange={() => actions.edit(question, { raw: [value] }, 'now')}
            />
            <span>
              <Icon aria-hidden="true" />
              <AnsweringText say={value} />
            </span>
          </label>
        )
      })}
      {!isRequired && <NoAnswer question={question} isChosen={chosen === undefined} />}
    </div>
  )
}
