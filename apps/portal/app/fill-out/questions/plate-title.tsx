import type { ItemState, Question } from '@holdpoint/forms'
import { classNames } from '../../ui/class-names.ts'
import type { PlacedQuestion } from '../form-parts.ts'
import { FormText } from '../form-words.tsx'
import { AnsweringText } from '../language/answering-words.tsx'
import { labelId } from './answer-part.ts'
import styles from './question-plate.module.css'

interface PlateTitleProps {
  placed: PlacedQuestion
  state: ItemState
  isMissing: boolean
  lang: string
}

/** What is asked, under its number, and whether it has to be answered. */
export function PlateTitle({ placed, state, isMissing, lang }: PlateTitleProps) {
  const { question, number } = placed
  return (
    <>
      {number !== '' && <span className={styles.number}>{number}</span>}
      <span id={labelId(question.key)}>
        <AskedText question={question} lang={lang} />
        {state.required && !state.answered && (
          <>
            {' '}
            <span className={classNames(styles.required, isMissing && styles.missing)}>
              <AnsweringText say={isMissing ? 'missing' : 'required'} />
            </span>
          </>
        )}
      </span>
    </>
  )
}

interface AskedTextProps {
  question: Question
  lang: string
}

/** Which instance is asked about the heading says to eyes, and the label to a screen reader. */
function AskedText({ question: { instance, label }, lang }: AskedTextProps) {
  return instance === undefined ? (
    <FormText text={label} lang={lang} />
  ) : (
    <>
      <span className="visually-hidden">
        <FormText text={instance.title} lang={lang} />:{' '}
      </span>
      <FormText text={instance.label} lang={lang} />
    </>
  )
}
