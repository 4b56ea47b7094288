import { isSection, textOf, type Score } from '@holdpoint/forms'
import type { FormOnPage } from '../../fill-out/fill-data.ts'
import { ScoreSoFar } from '../../fill-out/score-so-far.tsx'
import type { Filler } from '../../fill-out/use-filler.ts'
import { Button } from '../../ui/button.tsx'
import { AskedApprovals, Missing, ScoreBreakdown } from './follow-folds.tsx'
import styles from './follows.module.css'
import { missingHere, type MissingHere } from './missing-here.ts'
import { followWords as words } from './preview.words.ts'

/** The id of the heading, so that a page that comes back begins there. */
export const followsId = 'follows'

interface FollowsProps {
  /** The form of the answers, which the button posts where there is no script. */
  formElementId: string
  form: FormOnPage
  filler: Filler
}

/** What follows from the answers: the score, whether it passes, what is missing, who approves. */
export function Follows({ formElementId, form, filler }: FollowsProps) {
  const { evaluation } = filler
  const { score } = evaluation
  const missing = missingHere(evaluation, filler.form)
  return (
    <section className={styles.follows} aria-labelledby={followsId}>
      <h2 id={followsId} className={styles.title}>
        {words.title}
      </h2>
      <div className={styles.bar}>
        <div className={styles.now} role="status">
          <div>
            {score === null && <p>{words.notScored}</p>}
            {score !== null && score.result !== 'none' && (
              <p>
                <b>{words.result(score.result, score.soFar)}</b>
              </p>
            )}
            <p>{leftTold(missing)}</p>
          </div>
          {score !== null && <ScoreSoFar score={score} />}
        </div>
        <Button form={formElementId} className={styles.see}>
          {words.see}
        </Button>
      </div>
      <div className={styles.more}>
        {missing.notGivenHere > 0 && <p>{words.notGivenHere(missing.notGivenHere)}</p>}
        {score !== null && <SectionsBelow score={score} form={form} />}
        <Missing rows={missing.rows} />
        {score !== null && <ScoreBreakdown score={score} form={filler.form} lang={form.lang} />}
        <AskedApprovals form={form} answers={filler.answers} />
      </div>
    </section>
  )
}

function leftTold({ rows, notGivenHere }: MissingHere): string {
  if (rows.length > 0) {
    return words.toAnswer(rows.length)
  }
  return notGivenHere === 0 ? words.ready : words.onlyNotHere
}

/** The sections that are below a pass mark of their own. */
function SectionsBelow({ score, form }: { score: Score; form: FormOnPage }) {
  const { definition, lang } = form
  const failsForm = definition.scoring?.sectionFail === true
  const titles = new Map(
    definition.items.filter(isSection).map(({ key, title }) => [key, textOf(title, lang)]),
  )
  return score.sections
    .filter(({ failed }) => failed)
    .map(({ key, passPercent }) => (
      <p key={key} className={styles.below}>
        {words.sectionBelow(titles.get(key) ?? key, passPercent ?? 0, failsForm)}
      </p>
    ))
}
