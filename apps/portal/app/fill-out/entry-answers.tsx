import { byInstance } from '@holdpoint/forms'
import { Fragment } from 'react'
import { classNames } from '../ui/class-names.ts'
import { OctagonAlert } from '../ui/icons.ts'
import { EntryAnswerRow } from './entry-answer-row.tsx'
import { EntryFacts } from './entry-facts.tsx'
import type { EntryScore, EntryView } from './entry-view.ts'
import { FormWords } from './form-words.tsx'
import { entryWords, saveWords } from './fill-out.words.ts'
import styles from './read-only-entry.module.css'

interface EntryAnswersProps {
  view: EntryView
}

/** What was handed in: who, where and when, the score, and every answer. */
export function EntryAnswers({ view }: EntryAnswersProps) {
  return (
    <>
      <div className={styles.summary}>
        <ScorePlate score={view.score} />
        <EntryFacts view={view} />
      </div>
      {view.parts.map((part) => (
        <section key={part.key} className={styles.part} aria-labelledby={`part-${part.key}`}>
          <div className={styles.partHead}>
            <h2 id={`part-${part.key}`}>
              {part.number !== '' && <span className={styles.partSign}>{part.number}</span>}
              <FormWords lang={part.lang}>{part.title}</FormWords>
            </h2>
            {part.percent !== null && (
              <span className={classNames(styles.partScore, part.hasFailed && styles.fails)}>
                {entryWords.sectionScore(part.percent)}
              </span>
            )}
          </div>
          {byInstance(part.answers).map(({ title, lines }) => (
            <Fragment key={title}>
              {title !== '' && (
                <h3 className={styles.instance}>
                  <FormWords lang={lines[0]?.instanceLang ?? part.lang}>{title}</FormWords>
                </h3>
              )}
              <ul className={styles.answers}>
                {lines.map((answer) => (
                  <EntryAnswerRow
                    key={answer.key}
                    myFormId={view.id}
                    answer={answer}
                    timeZone={view.timeZone}
                    version={view.version}
                  />
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </>
  )
}

interface ScorePlateProps {
  score: EntryScore | null
}

function ScorePlate({ score }: ScorePlateProps) {
  if (score === null || score.percent === null) {
    return (
      <div className={styles.score}>
        <p className={styles.scoreWord}>{entryWords.noScore}</p>
      </div>
    )
  }
  const { percent, passAt, result, hasCriticalFailure } = score
  return (
    <div className={classNames(styles.score, styles[result])}>
      <p className={styles.scoreLabel}>{entryWords.score}</p>
      <p className={styles.scoreNumber}>
        <b>{percent}</b>
        <span>%</span>
      </p>
      <p className={styles.scoreWord}>
        {result !== 'none' && <b>{entryWords[result]}</b>}
        {passAt !== null && <span>{saveWords.passAt(passAt)}</span>}
      </p>
      {hasCriticalFailure && (
        <p className={styles.critical}>
          <OctagonAlert aria-hidden="true" />
          {entryWords.critical}
        </p>
      )}
    </div>
  )
}
