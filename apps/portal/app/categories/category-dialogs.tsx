import { useActionData, useNavigation } from '@remix-run/react'
import { DeleteDialog } from '../lists/list-view.tsx'
import '../records/delete/delete-dialog.module.css'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, TextField, useEditForm, TickField } from '../records/edit-form.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import type { CategoriesView } from './categories-load.server.ts'
import { words } from './categories.words.ts'

interface CategoryDialogProps {
  dialog: NonNullable<CategoriesView['dialog']>
  closeTo: string
  formKey: string
}

/** What the address asks about an entry. */
export function CategoryDialog({ dialog, closeTo, formKey }: CategoryDialogProps) {
  return dialog.kind === 'delete' ? (
    <DeleteDialog
      title={words.remove}
      question={words.confirmDelete}
      record={{ ...dialog, detail: dialog.path.join(' › ') }}
      closeTo={closeTo}
      formKey={formKey}
    />
  ) : (
    <EntryDialog key={`${dialog.kind} ${dialog.id}`} {...{ dialog, closeTo, formKey }} />
  )
}

interface EntryDialogProps extends CategoryDialogProps {
  dialog: Exclude<CategoryDialogProps['dialog'], { kind: 'delete' }>
}

/** Asks for a new entry, or for what one is called, where it lies and whether it may be chosen. */
function EntryDialog({ dialog, closeTo, formKey }: EntryDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const edited = dialog.kind === 'edit' ? dialog : null
  const [form, fields] = useEditForm<'name' | 'parentCategoryId' | 'isActive'>(
    'category-form',
    edited?.start ?? {},
    again,
  )
  const isSending = useNavigation().formMethod === 'POST'
  const title = dialog.kind === 'add' ? words.addTitle(dialog.above) : words.editTitle(dialog.name)
  return (
    <Dialog title={title} closeTo={closeTo}>
      <EditForm
        form={form}
        formKey={formKey}
        again={again}
        rowVersion={edited?.rowVersion}
        intent="save"
      >
        <TextField field={fields.name} label={words.name} lengthMax={100} />
        {edited !== null && edited.parents.length > 0 && (
          <SelectField
            field={fields.parentCategoryId}
            label={words.parent}
            options={[['', words.firstLevel], ...edited.parents]}
          />
        )}
        {edited?.canMove === true && <TickField field={fields.isActive} label={words.isActive} />}
        {edited?.canMove === false && <Kept start={edited.start} />}
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="save" tone="go" aria-disabled={isSending}>
            {words.save}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}

/** What an entry that stays where it is posts of that: without it, it would be moved and hidden. */
function Kept({ start }: { start: { parentCategoryId: string; isActive: string } }) {
  return (
    <>
      <input type="hidden" name="parentCategoryId" value={start.parentCategoryId} />
      {start.isActive === 'true' && <input type="hidden" name="isActive" value="true" />}
    </>
  )
}
