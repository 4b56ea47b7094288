import { useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextField, useEditForm } from '../../records/edit-form.tsx'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import type { ManagedFormView } from './managed-form-view.server.ts'
import { dialogWords as words, words as pageWords } from './managed-form.words.ts'

interface CopyFormDialogProps {
  view: ManagedFormView
  closeTo: string
}

/** Asks for the title of the copy: two forms of one title are mixed up. */
export function CopyFormDialog({ view, closeTo }: CopyFormDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const start = { title: words.copyOf(view.title) }
  const [form, fields] = useEditForm<'title'>('copy-form', start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={pageWords.copy} closeTo={closeTo}>
      <EditForm form={form} formKey={view.formKey} intent="copy">
        <TextField
          field={fields.title}
          label={words.copyTitle}
          hint={words.copyHint}
          lengthMax={100}
        />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="copy" tone="go" aria-disabled={isSending}>
            {pageWords.copy}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
