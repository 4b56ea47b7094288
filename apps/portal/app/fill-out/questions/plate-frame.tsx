import { picksMany, type Question } from '@holdpoint/forms'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { questionId } from '../field-names.ts'
import { controlId, labelId } from './answer-part.ts'
import styles from './question-plate.module.css'

const choosing = ['yesNo', 'choice', 'rating', 'risk']
const grouping = [
  ...['multiChoice', 'rank', 'acknowledge', 'duration'],
  ...['photo', 'file', 'sketch', 'signature', 'instances'],
]

export interface PlateFrameProps {
  question: Question
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  title: ReactNode
  children: ReactNode
  onInput: () => void
  onBlur: () => void
}

/** A question with several controls is a group with a legend, one with a single control a label. */
export function PlateFrame(props: PlateFrameProps) {
  const { question, title, children, describedBy, isInvalid, isRequired, onInput, onBlur } = props
  const { key, type } = question
  const body = <div className={styles.body}>{children}</div>
  const shared = {
    id: questionId(key),
    className: classNames(styles.plate, isInvalid && styles.wrong),
    tabIndex: -1,
    onInput,
    onBlur,
  }
  if (choosing.includes(type)) {
    return (
      <fieldset
        {...shared}
        role="radiogroup"
        aria-labelledby={labelId(key)}
        aria-describedby={describedBy}
        aria-required={isRequired ? true : undefined}
        aria-invalid={isInvalid ? true : undefined}
      >
        <legend className={styles.title}>{title}</legend>
        {body}
      </fieldset>
    )
  }
  if (grouping.includes(type) || picksMany(question)) {
    return (
      <fieldset {...shared} aria-labelledby={labelId(key)} aria-describedby={describedBy}>
        <legend className={styles.title}>{title}</legend>
        {body}
      </fieldset>
    )
  }
  return (
    <div {...shared}>
      <label className={styles.title} htmlFor={controlId(key)}>
        {title}
      </label>
      {body}
    </div>
  )
}
