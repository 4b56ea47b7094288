import type { ItemState, Question } from '@holdpoint/forms'
import { classNames } from '../../ui/class-names.ts'
import { CircleCheck, OctagonAlert, TriangleAlert } from '../../ui/icons.ts'
import { FormWords } from '../form-words.tsx'
import styles from './question-plate.module.css'

const limitIcons = { ok: CircleCheck, warn: TriangleAlert, danger: OctagonAlert } as const

interface RemarksProps {
  question: Question
  state: ItemState
}

/** What the answer means: the band of a reading, warnings, and what to do about it. */
export function Remarks({ question, state }: RemarksProps) {
  const canSpeak =
    (question.limits ?? question.on ?? question.validate ?? []).length > 0 || state.limit !== null
  if (!canSpeak) {
    return null
  }
  const LimitIcon = state.limit && limitIcons[state.limit.level]
  return (
    <div aria-live="polite" className={styles.remarks}>
      {state.limit !== null && LimitIcon !== null && (
        <p className={classNames(styles.limit, styles[state.limit.level])}>
          <LimitIcon aria-hidden="true" />
          <FormWords lang={state.limit.lang}>{state.limit.label}</FormWords>
        </p>
      )}
      {state.messages.map(({ message, lang }) => (
        <p key={message} className={styles.message}>
          <OctagonAlert aria-hidden="true" />
          <FormWords lang={lang}>{message}</FormWords>
        </p>
      ))}
      {state.warnings.map(({ message, lang }) => (
        <p key={message} className={classNames(styles.limit, styles.warn)}>
          <TriangleAlert aria-hidden="true" />
          <FormWords lang={lang}>{message}</FormWords>
        </p>
      ))}
    </div>
  )
}
