import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { OctagonAlert } from '../ui/icons.ts'
import { exactTime } from '../ui/time.ts'
import { EntryAnswerRow } from './entry-answer-row.tsx'
import { EntryHead, type BackTo } from './entry-head.tsx'
import type { EntryMoment, EntryScore, EntryView } from './entry-view.ts'
import { entryWords, saveWords } from './fill-out.words.ts'
import styles from './read-only-entry.module.css'

interface ReadOnlyEntryProps {
  /** Drawn up by the loader, with `toEntryView`. */
  view: EntryView
  /** The tab of My Forms that the reader came from; Completed unless told otherwise. */
  backTo?: BackTo
  /** Where this page stands, for a download that fails. */
  here: string
  tabs?: ReactNode
  /** Stands between the head and the answers. */
  children?: ReactNode
  /** Stands below the answers. */
  after?: ReactNode
}

/** A submitted entry as a document: who, where and when, the score, and every answer. */
export function ReadOnlyEntry({ view, backTo, here, tabs, children, after }: ReadOnlyEntryProps) {
  return (
    <article className={styles.entry}>
      <EntryHead view={view} backTo={backTo} here={here}>
        {tabs}
      </EntryHead>
      {children}
      <div className={styles.summary}>
        <ScorePlate score={view.score} />
        <dl className={styles.facts}>
          <Fact term={entryWords.by}>{view.submitter}</Fact>
          <Fact term={entryWords.started}>
            <Moment moment={view.started} timeZone={view.timeZone} />
          </Fact>
          {view.submitted !== null && (
            <Fact term={entryWords.submitted}>
              <Moment moment={view.submitted} timeZone={view.timeZone} />
            </Fact>
          )}
          {view.minutes !== null && (
            <Fact term={entryWords.minutes}>{entryWords.minutesOf(view.minutes)}</Fact>
          )}
          {view.header.map(({ key, label, text }) => (
            <Fact key={key} term={label}>
              {text === '' ? <span className={styles.none}>{entryWords.notAnswered}</span> : text}
            </Fact>
          ))}
        </dl>
      </div>
      {view.parts.map((part) => (
        <section key={part.key} className={styles.part} aria-labelledby={`part-${part.key}`}>
          <div className={styles.partHead}>
            <h2 id={`part-${part.key}`}>
              {part.number !== '' && <span className={styles.partSign}>{part.number}</span>}
              {part.title}
            </h2>
            {part.percent !== null && (
              <span className={classNames(styles.partScore, part.hasFailed && styles.fails)}>
                {entryWords.sectionScore(part.percent)}
              </span>
            )}
          </div>
          <ul className={styles.answers}>
            {part.answers.map((answer) => (
              <EntryAnswerRow
                key={answer.key}
                myFormId={view.id}
                answer={answer}
                timeZone={view.timeZone}
              />
            ))}
          </ul>
        </section>
      ))}
      {after}
    </article>
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

interface FactProps {
  term: string
  children: ReactNode
}

function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface MomentProps {
  moment: EntryMoment
  timeZone: string
}

function Moment({ moment: { at, words }, timeZone }: MomentProps) {
  return (
    <time dateTime={at} title={exactTime(at, timeZone)}>
      {words}
    </time>
  )
}
