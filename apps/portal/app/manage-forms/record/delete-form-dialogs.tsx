import { useActionData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextArea, TextField, useEditForm } from '../../records/edit-form.tsx'
import { words as recordWords } from '../../records/records.words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Answers, Question } from '../../ui/question.tsx'
import { LeadsHere } from './leads-here.tsx'
import type { ManagedFormView } from './managed-form-view.server.ts'
import { dialogWords as words, words as pageWords } from './managed-form.words.ts'

interface DeleteFormDialogProps {
  view: ManagedFormView
  closeTo: string
}

/** Asks before a form goes with its entries: whoever means it types its title, and why. */
export function DeleteWithEntriesDialog({ view, closeTo }: DeleteFormDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'title' | 'reason'>('delete-form', {}, again)
  return (
    <Question title={pageWords.remove} asks={words.deletesEntries(view.entries)} closeTo={closeTo}>
      <p>
        <b>{view.title}</b>
      </p>
      <LeadsHere view={view} />
      <EditForm
        form={form}
        formKey={view.formKey}
        again={again}
        rowVersion={view.rowVersion}
        intent="delete"
      >
        <input type="hidden" name="withEntries" value="true" />
        <input type="hidden" name="entryCount" value={view.entryCount} />
        <TextField field={fields.title} label={words.typeTitle} lengthMax={100} />
        <TextArea field={fields.reason} label={recordWords.reason} lengthMax={500} rows={3} />
        <Answers noTo={closeTo} name="intent" value="delete" />
      </EditForm>
    </Question>
  )
}

/** Says why a form with entries stays, and leads to what is done instead. */
export function ArchiveInsteadDialog({ view, closeTo }: DeleteFormDialogProps) {
  const archives = view.moves.some(({ event, isOpen }) => event === 'archive' && isOpen)
  return (
    <Dialog title={pageWords.remove} closeTo={closeTo}>
      <p>{words.archiveInstead(view.entries)}</p>
      <DialogActions>
        <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
          {recordWords.close}
        </Link>
        {archives && (
          <Link
            to={paths.managedForm(view.id, { dialog: 'move', event: 'archive' })}
            replace
            preventScrollReset
            className={buttonClass()}
          >
            {words.archive}
          </Link>
        )}
      </DialogActions>
    </Dialog>
  )
}
