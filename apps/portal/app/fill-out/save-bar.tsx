import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ChevronLeft, ChevronRight, TriangleAlert } from '../ui/icons.ts'
import { fieldNames } from './field-names.ts'
import type { FillData, MissingRow } from './fill-data.ts'
import { writeIntent } from './intent.ts'
import { AnsweringText } from './language/answering-words.tsx'
import { areAnswers, wayTo } from './missing-rows.ts'
import { SaveStateWords } from './save-state.tsx'
import { ScoreSoFar } from './score-so-far.tsx'
import type { Filler } from './use-filler.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  data: FillData
  filler: Filler
  missing: readonly MissingRow[]
  /** Before the form was handed in once nothing is missing: there is more to answer. */
  isMissingShown: boolean
  isFirst: boolean
  isLast: boolean
  isSubmitting: boolean
  /** Why a press did not go on, for everybody to hear. */
  notice: string
  load: () => void
}

/** The bar at the foot of the form: saved or not, the score, what is missing, and submit. */
export function SaveBar(props: SaveBarProps) {
  const { data, filler, missing, isMissingShown, isFirst, isLast, isSubmitting } = props
  const { notice, load } = props
  const [next] = missing
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <div className={classNames('needs-script', styles.saved)}>
          <SaveStateWords {...{ data, filler, notice, load }} />
        </div>
        <div className={styles.pages}>
          <Button name={fieldNames.intent} value="back" disabled={isFirst}>
            <ChevronLeft aria-hidden="true" />
            <AnsweringText say="back" />
          </Button>
          {!isLast && (
            <Button name={fieldNames.intent} value="next" tone="go">
              <AnsweringText say="next" />
              <ChevronRight aria-hidden="true" />
            </Button>
          )}
        </div>
        {filler.evaluation.score !== null && (
          <div className={styles.score}>
            <ScoreSoFar score={filler.evaluation.score} />
          </div>
        )}
        <div className={styles.do}>
          {next === undefined ? (
            <span className={styles.whole}>
              <AnsweringText say="nothingMissing" />
            </span>
          ) : (
            <button
              type="submit"
              className={classNames(styles.missing, isMissingShown && styles.tried)}
              name={fieldNames.intent}
              value={writeIntent(wayTo(next))}
            >
              {isMissingShown && <TriangleAlert aria-hidden="true" />}
              <span>
                <AnsweringText
                  say={({ missingCount, toDo }) =>
                    (isMissingShown ? missingCount : toDo)(missing.length, areAnswers(missing))
                  }
                />
              </span>
            </button>
          )}
          <Button
            tone="go"
            size="big"
            name={fieldNames.intent}
            value="submit"
            aria-disabled={isSubmitting ? true : undefined}
            className={classNames(styles.submit, !isLast && styles.notLast)}
          >
            <AnsweringText say={isSubmitting ? 'submitting' : 'submit'} />
          </Button>
        </div>
      </div>
    </div>
  )
}
