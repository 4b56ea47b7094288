import { eyesId, sectionId } from './answers-shown.ts'
import { words } from './decision.words.ts'
import type { SectionView } from './section-view.ts'
import styles from './section-jumps.module.css'

interface SectionJumpsProps {
  sections: readonly SectionView[]
  /** How many answers failed in the whole. */
  failed: number
  /** Whole percent; null where the form has no pass mark. */
  passAt: number | null
}

/** What failed, then the sections with their scores and failures, each a link to its place. */
export function SectionJumps({ sections, failed, passAt }: SectionJumpsProps) {
  return (
    <nav aria-label={words.sections} className={styles.jumps}>
      <ul>
        <li>
          <a href={`#${eyesId}`}>
            <span className={styles.name}>{words.needsEyes}</span>
            <b className={failed > 0 ? styles.failed : styles.percent}>{failed}</b>
          </a>
        </li>
        {sections.map(({ key, number, title, percent, failed: count }) => (
          <li key={key}>
            <a href={`#${sectionId(key)}`} onClick={() => unfold(sectionId(key))}>
              <span className={styles.name}>
                {number} {title}
              </span>
              {percent !== null && <span className={styles.percent}>{words.percent(percent)}</span>}
              {count > 0 && <small className={styles.count}>{words.failed(count)}</small>}
              {percent !== null && <Bar percent={percent} passAt={passAt} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A browser that does not open what is folded around the target of a link gets help. */
function unfold(id: string): void {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '')
}

interface BarProps {
  percent: number
  passAt: number | null
}

/** The score as a bar, with a line where the form passes. The words beside it say the same. */
function Bar({ percent, passAt }: BarProps) {
  const isBelow = passAt !== null && percent < passAt
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" />
      <rect className={isBelow ? styles.below : styles.above} width={`${percent}%`} height="100%" />
      {passAt !== null && passAt < 100 && (
        <rect className={styles.mark} x={`${passAt}%`} width="2" height="100%" />
      )}
    </svg>
  )
}
