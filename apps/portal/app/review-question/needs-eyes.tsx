import { formatFileSize } from '@holdpoint/forms'
import { AnswerFiles } from '../fill-out/answer-files.tsx'
import { AnswerPhotos } from '../fill-out/answer-photos.tsx'
import { imageUrl } from '../fill-out/image-url.ts'
import { raisePath } from '../fill-out/raise-path.ts'
import { paths } from '../paths.ts'
import { MessageSquare, OctagonAlert } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { eyesId } from './answers-shown.ts'
import type { DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './decision.module.css'

interface NeedsEyesProps {
  view: DecisionView
  /** Where this page stands. */
  here: string
}

/** What needs a reviewer's eyes: what failed, worst first, and what is odd. */
export function NeedsEyes({ view, here }: NeedsEyesProps) {
  const { failures, odd, moves } = view
  const canHandBack = moves.some(({ event, isOpen }) => event === 'requestChange' && isOpen)
  return (
    <>
      <section className={styles.part} aria-labelledby={eyesId}>
        <div className={styles.partHead}>
          <h2 id={eyesId}>
            {failures.length === 0 ? words.nothingFailed : words.eyes(failures.length)}
          </h2>
          {failures.length > 1 && <p className={styles.muted}>{words.worstFirst}</p>}
        </div>
        <ul className={styles.failures}>
          {failures.map((failure) => (
            <Failure
              key={failure.questionKey}
              id={view.id}
              failure={failure}
              here={here}
              canHandBack={canHandBack}
            />
          ))}
        </ul>
      </section>
      {odd.length > 0 && (
        <section className={styles.part} aria-labelledby="odd">
          <h2 id="odd">{words.odd}</h2>
          <ul className={styles.odd}>
            {odd.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface FailureProps {
  id: string
  failure: DecisionView['failures'][number]
  here: string
  canHandBack: boolean
}

function Failure({ id, failure, here, canHandBack }: FailureProps) {
  const { questionKey, number, label, text, note, photos, files, isCritical, points, actions } =
    failure
  return (
    <li className={styles.failure}>
      <div className={styles.said}>
        <h3>
          {number !== '' && <span className={styles.number}>{number}</span>}
          {label}
        </h3>
        <p className={styles.verdict}>
          <b>{text}</b>
          {isCritical && (
            <span className={styles.critical}>
              <OctagonAlert aria-hidden="true" />
              {words.critical}
            </span>
          )}
          {points !== null && (
            <span className={styles.muted}>{words.points(points.got, points.max)}</span>
          )}
        </p>
        {note !== '' && (
          <p className={styles.note}>
            <MessageSquare aria-hidden="true" />
            <span>{note}</span>
          </p>
        )}
        {note === '' && photos.length + files.length === 0 && (
          <p className={styles.muted}>{words.noEvidence}</p>
        )}
        <p className={styles.acts}>
          {canHandBack && (
            <Link
              to={paths.reviewQuestion(id, {
                ...{ dialog: 'move', event: 'requestChange' },
                question: questionKey,
              })}
              preventScrollReset
              aria-label={words.handBackOne(label)}
            >
              {words.handBackShort}
            </Link>
          )}
          {actions.map(({ actionId, number: action, title }) => (
            <Link key={actionId} to={paths.action(actionId)}>
              {action} {title}
            </Link>
          ))}
          {actions.length === 0 && (
            <Link to={raisePath(id, questionKey, here)} aria-label={`${words.raise}: ${label}`}>
              {words.raise}
            </Link>
          )}
        </p>
      </div>
      <AnswerFiles
        files={files.map(({ size, ...file }) => ({ ...file, size: formatFileSize(size) }))}
        hrefOf={(uploadId) => imageUrl(id, uploadId)}
      />
      <AnswerPhotos myFormId={id} label={label} photos={photos} />
    </li>
  )
}
