import { inputClass } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './answers.module.css'

const inputTypes = { date: 'date', time: 'time', dateTime: 'datetime-local' } as const

interface MomentAnswerProps extends AnswerPartProps {
  kind: keyof typeof inputTypes
}

/** A date, a time or both, by the device's own picker. */
export function MomentAnswer({ kind, ...props }: MomentAnswerProps) {
  const { question, draft, actions } = props
  return (
    <input
      {...controlState(props)}
      id={controlId(question.key)}
      className={`${inputClass('big')} ${styles.moment}`}
      type={inputTypes[kind]}
      name={fieldNames.answer(question.key)}
      value={draft.raw[0] ?? ''}
      min={typeof question.min === 'string' ? question.min : undefined}
      max={typeof question.max === 'string' ? question.max : undefined}
      onChange={(event) => actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')}
      onBlur={actions.leave}
    />
  )
}
