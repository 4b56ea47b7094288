import { useActionData, useSearchParams } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { paths } from '../paths.ts'
import { useAskedMove } from '../records/asked-move.ts'
import { SelectField, TextArea, type EditField } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import { isHandBackAgain, type DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import { HandBackDialog } from './hand-back-dialog.tsx'
import styles from './decision.module.css'

interface DecisionProps {
  view: DecisionView
  /** Where this page stands. */
  here: string
}

/** The bar of what may be decided, and the dialog that asks what a decision needs. */
export function DecisionBar({ view, here, search }: DecisionProps & { search: SearchPeople }) {
  const { id, moves, handsOver, formKey, rowVersion, next } = view
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
            ? paths.fillOut(id, { only: 1 })
            : needsReason || inTwoPresses.includes(name)
              ? paths.reviewQuestion(id, { dialog: 'move', event: name })
              : null
        }
        inSight={['requestChange', 'reject']}
        next={next === null ? null : { ...next, name: words.next }}
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
          start={{ signerId: handsOver[0]?.[0] ?? '' }}
        >
          {({ signerId, personId, reason }) => (
            <>
              {asked.event === 'approve' && reason !== undefined && (
                <Approves view={view} reason={reason} />
              )}
              {asked.event === 'reassign' && handsOver.length > 0 && signerId !== undefined && (
                <SelectField field={signerId} label={words.whose} options={handsOver} />
              )}
              {asked.event === 'reassign' && personId !== undefined && (
                <FindField
                  field={personId}
                  label={words.who}
                  offered={[]}
                  again={again}
                  seekLabel={words.seekPerson}
                  search={search}
                />
              )}
            </>
          )}
        </MoveDialog>
      )}
    </>
  )
}

/** What would be hard to take back: it is asked about, and made by a second press. */
const inTwoPresses: readonly string[] = ['approve', 'requestChange']

interface ApprovesProps {
  view: Pick<DecisionView, 'failures' | 'stillOwed'>
  reason: EditField
}

/** What an approval stands for: what failed, what others still owe, and a note that may go along. */
function Approves({ view: { failures, stillOwed }, reason }: ApprovesProps) {
  return (
    <>
      <p>{words.approves(failures.length)}</p>
      {stillOwed.length > 0 && (
        <>
          <p>{words.stillOwed}:</p>
          <ul className={styles.odd}>
            {stillOwed.map(({ key, who, task, text }) => (
              <li key={key}>
                {who} {task}
                {text !== '' && `: ${text}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <TextArea field={reason} label={words.noteToo} lengthMax={500} rows={2} />
    </>
  )
}
