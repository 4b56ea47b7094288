import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { useAskedMove } from '../../records/asked-move.ts'
import { SelectField } from '../../records/edit-form.tsx'
import { MoveDialog } from '../../records/move-dialog.tsx'
import { words as recordWords } from '../../records/records.words.ts'
import { TicksField } from '../../records/ticks-field.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import type { LocksView } from './locks-view.server.ts'
import type { LotoView } from './loto-view.server.ts'
import { words } from './loto.words.ts'
import { SignDialog } from './sign-dialog.tsx'

interface LotoDialogsProps {
  view: LotoView
  /** The people, where they are what is shown. */
  locks: LocksView | null
}

/** The dialog that the address asks for, if it asks for one that is open. */
export function LotoDialogs({ view, locks }: LotoDialogsProps) {
  const { id, at, formKey, rowVersion, can } = view
  const [asked] = useSearchParams()
  const { move, again } = useAskedMove(view.moves)
  const here = paths.lockout(id, at)
  if (move !== undefined) {
    return (
      <MoveDialog
        key={move.event}
        {...{ move, formKey, rowVersion, again }}
        reasonLabel={words.reasons[move.event]}
        closeTo={here}
      >
        {({ checks, personId }) => (
          <>
            {move.event === 'offer' && personId !== undefined && (
              <SelectField
                field={personId}
                label={words.takerLabel}
                options={[['', words.takerNone], ...view.takers]}
              />
            )}
            {checks !== undefined && (view.checklists[move.event] ?? []).length > 0 && (
              <TicksField
                field={checks}
                label={words.checks}
                options={(view.checklists[move.event] ?? []).map(({ name, text }) => [name, text])}
                isLong
              />
            )}
          </>
        )}
      </MoveDialog>
    )
  }
  switch (asked.get('dialog')) {
    case 'clone':
      return can.clone ? <CloneDialog view={view} closeTo={here} /> : null
    case 'delete':
      return can.delete ? (
        <DeleteDialog
          title={words.remove}
          question={words.confirmDelete}
          record={{ id, rowVersion, name: view.title, detail: view.number }}
          closeTo={here}
          formKey={formKey}
        />
      ) : null
    case 'sign': {
      const line = locks?.find((one) => one.id === asked.get('line') && one.can.sign)
      return line === undefined ? null : <SignDialog key={line.id} view={view} line={line} />
    }
    default:
      return null
  }
}

function CloneDialog({ view, closeTo }: { view: LotoView; closeTo: string }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.clone} closeTo={closeTo}>
      <p>{words.cloneAsks}</p>
      <Form method="post">
        <FormKey value={view.formKey} />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="clone" tone="go" aria-disabled={isSending}>
            {words.clone}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
