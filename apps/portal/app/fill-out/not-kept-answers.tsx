import { useId } from 'react'
import { inputClass } from '../ui/field.tsx'
import { notKeptWords as words } from './fill-out.words.ts'
import styles from './not-kept-answers.module.css'
import type { NotKept } from './not-kept.ts'

const longestRows = 8

interface NotKeptAnswersProps {
  notKept: NotKept
}

/** What a person typed and nobody kept, as fields to copy from. */
export function NotKeptAnswers({ notKept }: NotKeptAnswersProps) {
  const { isGone, answers, photoCount } = notKept
  const id = useId()
  return (
    <section className={styles.plate} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p role="alert">{isGone ? words.gone : words.closed}</p>
      {photoCount > 0 && <p>{words.photos(photoCount)}</p>}
      {answers.map(({ label, text }, index) => (
        <div key={`${id}-${index}`} className={styles.answer}>
          <label htmlFor={`${id}-${index}`}>{label}</label>
          <textarea
            id={`${id}-${index}`}
            className={inputClass()}
            readOnly
            rows={Math.min(longestRows, text.split('\n').length + Math.floor(text.length / 80))}
            defaultValue={text}
          />
        </div>
      ))}
    </section>
  )
}
