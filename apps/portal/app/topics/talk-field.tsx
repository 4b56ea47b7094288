import { useId } from 'react'
import { Field, fieldControl } from '../ui/field.tsx'
import type { TopicAgain } from './topic-again.ts'

interface TalkFieldProps {
  label: string
  hint?: string
  /** What came back of this form. */
  again: TopicAgain | undefined
  start?: string
  lengthMax?: number
  onType?: (text: string) => void
}

/** What somebody writes: a question, an answer, a reason. What came back keeps what was written. */
export function TalkField({
  label,
  hint,
  again,
  start = '',
  lengthMax = 1000,
  onType,
}: TalkFieldProps) {
  const id = useId()
  const error = again?.problem ?? undefined
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...fieldControl(id, { hint: hint !== undefined, error })}
        // What came back takes the place of what stood here.
        key={again === undefined ? 'new' : 'again'}
        name="body"
        rows={3}
        maxLength={lengthMax}
        defaultValue={again?.body ?? start}
        onChange={onType && ((event) => onType(event.currentTarget.value))}
      />
    </Field>
  )
}
