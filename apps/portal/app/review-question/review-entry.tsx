import type { ReactNode } from 'react'
import { EntryHead } from '../fill-out/entry-head.tsx'
import { AnswerSections } from './answer-sections.tsx'
import type { AnswersShown } from './answers-shown.ts'
import type { DecisionView } from './decision-view.ts'
import { HandedBack } from './handed-back.tsx'
import { NeedsEyes } from './needs-eyes.tsx'
import { Owed } from './owed.tsx'
import { SectionJumps } from './section-jumps.tsx'
import { toSections } from './section-view.ts'
import type { ReviewView } from './review-view.ts'
import { OwnParts, Signers } from './signers.tsx'
import { Verdict } from './verdict.tsx'
import styles from './review-entry.module.css'

interface ReviewEntryProps {
  view: ReviewView
  decision: DecisionView
  /** How the answers are shown. */
  shown: AnswersShown
  /** Where this page stands. */
  here: string
  tabs: ReactNode
  /** Stands below the head. */
  before?: ReactNode
  /** Stands below the answers. */
  after: ReactNode
}

/**
 * An entry for whoever decides on it: how it did, what failed, worst first, what is still owed,
 * then every answer, folded by section (decision 0092).
 */
export function ReviewEntry(props: ReviewEntryProps) {
  const { view, decision, shown, here, tabs, before, after } = props
  const { entry, signers, signing } = view
  const { failures } = decision
  const sections = toSections(entry.parts, failures)
  const who = { myFormId: entry.id, signers, timeZone: entry.timeZone }
  return (
    <article className={styles.entry}>
      <EntryHead view={entry} backTo="reviews" here={here}>
        {tabs}
      </EntryHead>
      {before}
      <OwnParts {...who} isAwaited={signing !== null} />
      <Verdict entry={entry} decision={decision} />
      <div className={styles.grid}>
        <div className={styles.side}>
          <SectionJumps
            sections={sections}
            failed={failures.length}
            passAt={entry.score?.passAt ?? null}
          />
        </div>
        <div className={styles.column}>
          <HandedBack questions={decision.handedBack} />
          <NeedsEyes view={decision} here={here} />
          <Owed owed={decision.owed} waiting={decision.waiting} />
          <AnswerSections entry={entry} sections={sections} failures={failures} shown={shown} />
          <Signers {...who} skipped={decision.skipped} />
          {after}
        </div>
      </div>
    </article>
  )
}
