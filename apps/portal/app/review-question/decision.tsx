import { useActionData, useSearchParams } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { AnswerPhotos } from '../fill-out/answer-photos.tsx'
import { raisePath } from '../fill-out/raise-path.ts'
import { paths } from '../paths.ts'
import { useAskedMove } from '../records/asked-move.ts'
import { FindField } from '../records/find-field.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { Clock, MessageSquare, OctagonAlert } from '../ui/icons.ts'
import { isHandBackAgain, type DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import { HandedBack } from './handed-back.tsx'
import { HandBackDialog } from './hand-back-dialog.tsx'
import styles from './decision.module.css'

interface DecisionProps {
  view: DecisionView
  /** Where this page stands. */
  here: string
}

/** What needs a reviewer's eyes: what was handed back, what failed, worst first, and what is odd. */
export function NeedsEyes({ view, here }: DecisionProps) {
  const { failures, odd, handedBack, waiting, next } = view
  return (
    <>
      {next !== null && (
        <p className={styles.next}>
          <Link to={next} rel="next">
            {words.next}
          </Link>
        </p>
      )}
      {waiting !== null && (
        <p className={classNames(styles.waiting, waiting.isOverdue && styles.overdue)}>
          {waiting.isOverdue ? <OctagonAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {waiting.words}
        </p>
      )}
      <HandedBack questions={handedBack} />
      <section className={styles.part} aria-labelledby="eyes">
        <h2 id="eyes">
          {failures.length === 0 ? words.nothingFailed : words.eyes(failures.length)}
        </h2>
        {failures.length > 1 && <p className={styles.muted}>{words.worstFirst}</p>}
        <ul className={styles.failures}>
          {failures.map((failure) => (
            <Failure key={failure.questionKey} id={view.id} failure={failure} here={here} />
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
}

function Failure({ id, failure, here }: FailureProps) {
  const { questionKey, number, label, text, note, photos, isCritical, points, actions } = failure
  return (
    <li className={styles.failure}>
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
      <AnswerPhotos myFormId={id} label={label} photos={photos} />
      {note === '' && photos.length === 0 && <p className={styles.muted}>{words.noEvidence}</p>}
      <p className={styles.acts}>
        {actions.map(({ actionId, number: action, title }) => (
          <Link key={actionId} to={paths.action(actionId)}>
            {action} {title}
          </Link>
        ))}
        {actions.length === 0 && <Link to={raisePath(id, questionKey, here)}>{words.raise}</Link>}
      </p>
    </li>
  )
}

/** The bar of what may be decided, and the dialog that asks what a decision needs. */
export function DecisionBar({ view, here, search }: DecisionProps & { search: SearchPeople }) {
  const { id, moves, formKey, rowVersion } = view
  const [address] = useSearchParams()
  const { move: asked, again } = useAskedMove(moves)
  // What was written for questions stays, also where somebody else was quicker.
  const isHandedBack = isHandBackAgain(useActionData<unknown>())
  const isHandingBack =
    asked?.event === 'requestChange' || (isHandedBack && address.get('event') === 'requestChange')
  return (
    <>
      <MoveBar
        moves={moves}
        formKey={formKey}
        rowVersion={rowVersion}
        askAt={({ event: name, needsReason }) =>
          name === 'amend'
            ? paths.fillOut(id)
            : needsReason || name === 'requestChange'
              ? paths.reviewQuestion(id, { dialog: 'move', event: name })
              : null
        }
      />
      {isHandingBack && <HandBackDialog view={view} closeTo={here} />}
      {asked !== undefined && asked.event !== 'requestChange' && (
        <MoveDialog
          key={asked.event}
          move={asked}
          closeTo={here}
          formKey={formKey}
          rowVersion={rowVersion}
          again={again}
        >
          {({ personId }) =>
            asked.event === 'reassign' &&
            personId !== undefined && (
              <FindField
                field={personId}
                label={words.who}
                offered={[]}
                again={again}
                seekLabel={words.seekPerson}
                search={search}
              />
            )
          }
        </MoveDialog>
      )}
    </>
  )
}
