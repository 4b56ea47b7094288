import { classNames } from '../../ui/class-names.ts'
import { fieldNames } from '../field-names.ts'
import { FormText } from '../form-words.tsx'
import { controlId, type AnswerPartProps } from './answer-part.ts'
import { AnswerRadio } from './answer-radio.tsx'
import { NoAnswer } from './no-answer.tsx'
import styles from './answers.module.css'

/** One of several, as large rows. */
export function ChoiceAnswer({ question, draft, lang, isRequired, actions }: AnswerPartProps) {
  return (
    <div className={styles.rows}>
      {(question.choices ?? []).map(({ value, label }, index) => (
        <AnswerRadio
          key={value}
          {...{ question, draft, actions, value }}
          isFirst={index === 0}
          className={classNames(styles.row, styles.oneOf)}
        >
          <FormText text={label} lang={lang} />
        </AnswerRadio>
      ))}
      {!isRequired && <NoAnswer question={question} isChosen={draft.raw.length === 0} />}
    </div>
  )
}

/** Any of several. */
export function MultiChoiceAnswer({ question, draft, lang, actions }: AnswerPartProps) {
  const order = (question.choices ?? []).map(({ value }) => value)
  const toggle = (value: string, isTicked: boolean) => {
    const ticked = new Set(draft.raw)
    if (isTicked) {
      ticked.add(value)
    } else {
      ticked.delete(value)
    }
    actions.edit(question, { raw: order.filter((candidate) => ticked.has(candidate)) }, 'now')
  }
  return (
    <div className={styles.rows}>
      {(question.choices ?? []).map(({ value, label }, index) => (
        <label key={value} className={classNames(styles.row, styles.anyOf)}>
          <input
            type="checkbox"
            id={index === 0 ? controlId(question.key) : undefined}
            name={fieldNames.answer(question.key)}
            value={value}
            checked={draft.raw.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          <span>
            <FormText text={label} lang={lang} />
          </span>
        </label>
      ))}
    </div>
  )
}
