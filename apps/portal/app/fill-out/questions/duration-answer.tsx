import { durationFields, durationText } from '@holdpoint/forms'
import { useState } from 'react'
import { inputClass } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './duration-answer.module.css'

/** How long something takes: hours and minutes, each in a field of its own. */
export function DurationAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  const text = draft.raw[0] ?? ''
  // A nought or 90 minutes stay as they are typed, while the answer is what they come to.
  const [typed, setTyped] = useState(() => durationFields(text))
  const shown = durationText(typed.hours, typed.minutes) === text ? typed : durationFields(text)
  const fields = [
    { part: 'hours', id: controlId(question.key), name: fieldNames.answer(question.key) },
    {
      part: 'minutes',
      id: `${controlId(question.key)}-minutes`,
      name: fieldNames.minutes(question.key),
    },
  ] as const
  return (
    <div className={styles.fields}>
      {fields.map(({ part, id, name }) => (
        <div key={part}>
          <label htmlFor={id}>
            <AnsweringText say={part} />
          </label>
          <input
            {...controlState({ ...props, isRequired: false })}
            {...{ id, name }}
            className={`${inputClass('big')} ${styles.field}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={shown[part]}
            onChange={(event) => {
              const next = { ...shown, [part]: event.currentTarget.value }
              setTyped(next)
              actions.edit(
                question,
                { raw: rawOf(durationText(next.hours, next.minutes)) },
                'pause',
              )
            }}
            onBlur={actions.leave}
          />
        </div>
      ))}
    </div>
  )
}

function rawOf(text: string): string[] {
  return text === '' ? [] : [text]
}
