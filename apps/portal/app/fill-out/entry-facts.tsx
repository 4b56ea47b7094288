import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { exactTime } from '../ui/time.ts'
import type { EntryMoment, EntryView } from './entry-view.ts'
import { entryWords } from './fill-out.words.ts'
import styles from './read-only-entry.module.css'

interface EntryFactsProps {
  view: EntryView
  className?: string | undefined
}

/** Who handed an entry in, when, how long it took, and what its header says. */
export function EntryFacts({ view, className }: EntryFactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
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
