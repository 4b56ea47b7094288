import type { Score } from '@holdpoint/forms'
import { classNames } from '../ui/class-names.ts'
import { AnsweringText } from './language/answering-words.tsx'
import styles from './score-so-far.module.css'

interface ScoreSoFarProps {
  score: Score
}

/** The score of what is answered, against the pass mark. */
export function ScoreSoFar({ score }: ScoreSoFarProps) {
  const { shownPercent, passingPercentage, result, criticalFailures, soFar } = score
  const hasCritical = criticalFailures.length > 0
  return (
    <div className={classNames(styles.score, result === 'fail' && styles.fails)}>
      <p className={styles.number}>
        {shownPercent === null ? (
          <span className={styles.none}>
            <AnsweringText say="scoreNone" />
          </span>
        ) : (
          <>
            <b>{shownPercent}</b>
            <span>%</span>
          </>
        )}
      </p>
      <div className={styles.beside}>
        <svg viewBox="0 0 120 12" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.track} width="120" height="12" />
          <rect className={styles.fill} width={((shownPercent ?? 0) / 100) * 120} height="12" />
          <rect
            className={styles.mark}
            x={(passingPercentage / 100) * 120 - 1.25}
            width="2.5"
            height="12"
          />
        </svg>
        <p className={styles.words}>
          <AnsweringText
            say={({ scoreSoFar, passAt }) =>
              [
                ...(soFar && shownPercent !== null ? [scoreSoFar] : []),
                passAt(passingPercentage),
              ].join('. ')
            }
          />
        </p>
        {hasCritical && (
          <p className={styles.critical}>
            <AnsweringText say="criticalFails" />
          </p>
        )}
      </div>
    </div>
  )
}
