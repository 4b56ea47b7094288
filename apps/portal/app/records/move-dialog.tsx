import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { AllowedEvent } from '@holdpoint/api'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import type { EditAgain } from './edit-again.ts'
import { EditForm, TextArea, useEditForm, type EditField } from './edit-form.tsx'
import { words } from './records.words.ts'

interface MoveDialogProps {
  move: AllowedEvent
  /** Where closing leads. */
  closeTo: string
  formKey: string
  rowVersion: number
  again: EditAgain | undefined
  /** What stands in its own fields at the start. */
  start?: Record<string, unknown>
  /** What is asked, where it is more than why. */
  reasonLabel?: string | undefined
  /** The fields of this kind of record, such as a day or people. */
  children?: (fields: Record<string, EditField>) => ReactNode
}

/** Asks what a move needs: why, and whatever its kind of record adds. */
export function MoveDialog(props: MoveDialogProps) {
  const { move, closeTo, formKey, rowVersion, again, start = {}, children } = props
  const { reasonLabel = words.reason } = props
  const [form, fields] = useEditForm<string>(`move-${move.event}`, start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={move.label} closeTo={closeTo}>
      <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="move">
        <input type="hidden" name="event" value={move.event} />
        {children?.(fields)}
        {move.needsReason && fields['reason'] !== undefined && (
          <TextArea field={fields['reason']} label={reasonLabel} lengthMax={500} rows={3} />
        )}
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {move.isOpen ? words.cancel : words.close}
          </Link>
          {/* Where somebody else was quicker there is nothing left to do but to take one's words along. */}
          {move.isOpen && (
            <Button
              name="intent"
              value="move"
              tone={move.kind === 'refusing' ? 'danger' : 'go'}
              aria-disabled={isSending}
            >
              {move.label}
            </Button>
          )}
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
