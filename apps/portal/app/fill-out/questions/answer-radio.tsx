import type { ReactNode } from 'react'
import { Check, Minus, X } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import { controlId, type AnswerPartProps } from './answer-part.ts'

/** The signs of Yes, No and N/A. */
export const yesNoIcons = { yes: Check, no: X, na: Minus } as const

interface AnswerRadioProps extends Pick<AnswerPartProps, 'question' | 'draft' | 'actions'> {
  value: string
  /** Whether labels and links that lead to the question lead to this one. */
  isFirst: boolean
  className: string
  /** What it is called. */
  children: ReactNode
}

/** One of the answers that a question is answered by choosing from. */
export function AnswerRadio(props: AnswerRadioProps) {
  const { question, draft, actions, value, isFirst, className, children } = props
  return (
    <label className={className}>
      <input
        type="radio"
        id={isFirst ? controlId(question.key) : undefined}
        name={fieldNames.answer(question.key)}
        value={value}
        data-says={question.type === 'yesNo' ? value : undefined}
        checked={draft.raw[0] === value}
        onChange={() => actions.edit(question, { raw: [value] }, 'now')}
      />
      <span>{children}</span>
    </label>
  )
}
