import type { EntryView } from '../fill-out/entry-view.ts'
import { entryWords } from '../fill-out/fill-out.words.ts'
import { classNames } from '../ui/class-names.ts'
import { X } from '../ui/icons.ts'
import type { DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './verdict.module.css'

interface VerdictProps {
  entry: EntryView
  decision: Pick<DecisionView, 'failures' | 'answered'>
}

/** How an entry did, in one line: score, result, who handed it in, and how much failed. */
export function Verdict({ entry, decision: { failures, answered } }: VerdictProps) {
  const { score, submitter, submitted, minutes } = entry
  const result = score?.result ?? 'none'
  const percent = score?.percent ?? null
  return (
    <section className={classNames(styles.verdict, styles[result])} aria-label={words.verdict}>
      {percent !== null && (
        <p className={styles.big}>
          <b>{percent}</b>
          <span>%</span>
        </p>
      )}
      <div className={styles.words}>
        <p className={styles.result}>{words.result(score)}</p>
        <p className={styles.muted}>
          {[submitter, submitted?.words, minutes === null ? '' : entryWords.minutesOf(minutes)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className={styles.tallies}>
        {failures.length > 0 && (
          <span className={styles.failed}>
            <X aria-hidden="true" />
            {words.failed(failures.length)}
          </span>
        )}
        <span className={styles.tally}>{words.answered(answered)}</span>
      </p>
    </section>
  )
}
