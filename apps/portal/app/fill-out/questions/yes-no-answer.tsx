import { yesNoValues } from '@holdpoint/forms'
import { classNames } from '../../ui/class-names.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import type { AnswerPartProps } from './answer-part.ts'
import { AnswerRadio, yesNoIcons } from './answer-radio.tsx'
import { NoAnswer } from './no-answer.tsx'
import styles from './answers.module.css'

/** Yes, No and N/A as three large buttons. */
export function YesNoAnswer({ question, draft, isRequired, actions }: AnswerPartProps) {
  return (
    <div className={styles.three}>
      {yesNoValues.map((value, index) => {
        const Icon = yesNoIcons[value]
        return (
          <AnswerRadio
            key={value}
            {...{ question, draft, actions, value }}
            isFirst={index === 0}
            className={classNames(styles.sign, styles[value])}
          >
            <Icon aria-hidden="true" />
            <AnsweringText say={value} />
          </AnswerRadio>
        )
      })}
      {!isRequired && <NoAnswer question={question} isChosen={draft.raw.length === 0} />}
    </div>
  )
}
