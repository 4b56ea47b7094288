import { acknowledged } from '@holdpoint/forms'
import { classNames } from '../../ui/class-names.ts'
import { fieldNames } from '../field-names.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './answers.module.css'

/** One box that says that what stands above it was read and understood. */
export function AcknowledgeAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  return (
    <label className={classNames(styles.row, styles.anyOf)}>
      <input
        {...controlState(props)}
        type="checkbox"
        id={controlId(question.key)}
        name={fieldNames.answer(question.key)}
        value={acknowledged}
        checked={draft.raw.includes(acknowledged)}
        onChange={(event) =>
          actions.edit(question, { raw: event.currentTarget.checked ? [acknowledged] : [] }, 'now')
        }
      />
      <span>
        <AnsweringText say="acknowledge" />
      </span>
    </label>
  )
}
