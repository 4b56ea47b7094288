import { EntryAnswerRow } from '../fill-out/entry-answer-row.tsx'
import { EntryFacts } from '../fill-out/entry-facts.tsx'
import type { EntryView } from '../fill-out/entry-view.ts'
import { fillWords } from '../fill-out/fill-out.words.ts'
import rows from '../fill-out/read-only-entry.module.css'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { ChevronDown } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { answersId, askedAnswers, sectionId, type AnswersShown } from './answers-shown.ts'
import { words } from './decision.words.ts'
import { onlyFailed, type SectionView } from './section-view.ts'
import styles from './answer-sections.module.css'

interface AnswerSectionsProps {
  entry: EntryView
  sections: readonly SectionView[]
  failures: readonly { questionKey: string }[]
  shown: AnswersShown
}

/** Every answer, folded by section: what passed costs a line. The address opens all, or what failed. */
export function AnswerSections({ entry, sections, failures, shown }: AnswerSectionsProps) {
  const isOpen = shown !== 'folded'
  const drawn = shown === 'failed' ? onlyFailed(sections, failures) : sections
  return (
    <section id={answersId} className={styles.whole} aria-labelledby="answers-title">
      <div className={styles.head}>
        <h2 id="answers-title">{words.shown[shown]}</h2>
        <ShownWays id={entry.id} shown={shown} hasFailed={failures.length > 0} />
      </div>
      {shown !== 'failed' && (
        <details key={`facts ${shown}`} className={styles.section} open={isOpen}>
          <summary className={styles.summary}>
            <h3>{fillWords.headerPart}</h3>
            <ChevronDown aria-hidden="true" />
          </summary>
          <EntryFacts view={entry} className={styles.facts} />
        </details>
      )}
      {drawn.map((section) => (
        <details
          key={`${section.key} ${shown}`}
          className={classNames(styles.section, section.failed > 0 && styles.hasFailed)}
          open={isOpen}
        >
          <summary className={styles.summary}>
            <h3>
              {section.number !== '' && <span className={styles.number}>{section.number}</span>}
              {section.title}
            </h3>
            <span className={styles.counts}>
              {section.failed > 0 && <b>{words.failed(section.failed)}</b>}
              <span>{words.answersIn(section.answers.length)}</span>
              {section.percent !== null && <span>{words.percent(section.percent)}</span>}
            </span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <ul id={sectionId(section.key)} className={classNames(rows.answers, styles.answers)}>
            {section.answers.map((answer) => (
              <EntryAnswerRow
                key={answer.key}
                myFormId={entry.id}
                answer={answer}
                timeZone={entry.timeZone}
                version={entry.version}
              />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

interface ShownWaysProps {
  id: string
  shown: AnswersShown
  hasFailed: boolean
}

/** The other ways of showing the answers, each an address. */
function ShownWays({ id, shown, hasFailed }: ShownWaysProps) {
  const ways = (['folded', 'open', 'failed'] as const).filter(
    (way) => way !== shown && (way !== 'failed' || hasFailed),
  )
  return (
    <p className={styles.ways}>
      {ways.map((way) => (
        <Link
          key={way}
          to={`${paths.reviewQuestion(id, askedAnswers(way))}#${answersId}`}
          replace
          preventScrollReset
        >
          {words.show[way]}
        </Link>
      ))}
    </p>
  )
}
