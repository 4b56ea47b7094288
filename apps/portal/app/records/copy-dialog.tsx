import { Form, useNavigation } from '@remix-run/react'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './records.words.ts'

interface CopyDialogProps {
  /** What copying is called: the title of the dialog, and its button. */
  name: string
  /** What a copy takes along, and what it leaves. */
  asks: string
  formKey: string
  closeTo: string
}

/** Asks before a record is copied; posts the intent `clone`. */
export function CopyDialog({ name, asks, formKey, closeTo }: CopyDialogProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={name} closeTo={closeTo}>
      <p>{asks}</p>
      <Form method="post">
        <FormKey value={formKey} />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {words.cancel}
          </Link>
          <Button name="intent" value="clone" tone="go" aria-disabled={isSending}>
            {name}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
