import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FormMetadata } from '@conform-to/react'
import type { EditAgain } from '../../records/edit-again.ts'
import { EditForm } from '../../records/edit-form.tsx'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import type { SqrView } from './sqr-view.server.ts'

interface AskingDialogProps {
  title: string
  view: SqrView
  form: FormMetadata
  again: EditAgain | undefined
  intent: string
  closeTo: string
  /** Whether it can still be saved; left out, it can. */
  isOpen?: boolean
  children: ReactNode
}

/** A dialog of a report that asks in a form, and posts it under an intent. */
export function AskingDialog(props: AskingDialogProps) {
  const { title, view, form, again, intent, closeTo, isOpen = true, children } = props
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={title} closeTo={closeTo}>
      <EditForm
        form={form}
        formKey={view.formKey}
        again={again}
        rowVersion={view.rowVersion}
        intent={intent}
      >
        {children}
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {isOpen ? recordWords.cancel : recordWords.close}
          </Link>
          {/* Where the report has moved on there is nothing left to do but to take one's words along. */}
          {isOpen && (
            <Button name="intent" value={intent} tone="go" aria-disabled={isSending}>
              {recordWords.save}
            </Button>
          )}
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
