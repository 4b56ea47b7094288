import { lengthMaxOf } from '@holdpoint/forms'
import { classNames } from '../../ui/class-names.ts'
import { inputClass } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './answers.module.css'

/** A line of text. */
export function TextAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  return (
    <input
      {...controlState(props)}
      id={controlId(question.key)}
      className={inputClass('big')}
      type="text"
      name={fieldNames.answer(question.key)}
      value={draft.raw[0] ?? ''}
      maxLength={lengthMaxOf(question)}
      onChange={(event) => actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')}
      onBlur={actions.leave}
    />
  )
}

/** What offers the keys of an email address, or of a phone number. */
const addressFields = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
} as const

/**
 * An email address or a phone number. The device does not fill it in: it is seldom that of whoever holds
 * it.
 */
export function AddressAnswer({ kind, ...props }: AnswerPartProps & { kind: 'email' | 'phone' }) {
  const { question, draft, actions } = props
  return (
    <input
      {...controlState(props)}
      {...addressFields[kind]}
      id={controlId(question.key)}
      className={inputClass('big')}
      autoComplete="off"
      name={fieldNames.answer(question.key)}
      value={draft.raw[0] ?? ''}
      maxLength={lengthMaxOf(question)}
      onChange={(event) => actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')}
      onBlur={actions.leave}
    />
  )
}

/** A text of many lines, with a counter. */
export function LongTextAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  const text = draft.raw[0] ?? ''
  const max = lengthMaxOf(question)
  return (
    <div>
      <textarea
        {...controlState(props)}
        id={controlId(question.key)}
        className={inputClass()}
        rows={4}
        name={fieldNames.answer(question.key)}
        value={text}
        maxLength={max}
        onChange={(event) => actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')}
        onBlur={actions.leave}
      />
      <p className={classNames('needs-script', styles.counter)}>
        <AnsweringText say={(words) => words.counter(text.length, max)} />
      </p>
    </div>
  )
}
