import { useActionData, useNavigation } from '@remix-run/react'
import type { MasterParent } from '@holdpoint/api'
import { masterCodeMax } from '@holdpoint/api/vocabulary'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../records/edit-form.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import type { EntryFormView } from './entry-form.server.ts'
import { words } from './master-lists.words.ts'

interface EntryDialogProps {
  view: EntryFormView
  /** What an entry of the list is called. */
  entryName: string
  closeTo: string
  formKey: string
}

type Name = 'code' | 'name' | 'colour' | 'category' | MasterParent

/** Asks for all that an entry of a list says. */
export function EntryDialog({ view, entryName, closeTo, formKey }: EntryDialogProps) {
  const { id, name, start, code, parents, word, known } = view
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('master-entry', start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={id === null ? words.add(entryName) : words.editTitle(name)} closeTo={closeTo}>
      <EditForm
        form={form}
        formKey={formKey}
        again={again}
        rowVersion={view.rowVersion}
        intent="save"
      >
        {code !== null && (
          <TextField
            field={fields.code}
            label={code.label}
            hint={code.hint}
            lengthMax={masterCodeMax}
          />
        )}
        <TextField field={fields.name} label={words.name} lengthMax={100} />
        {parents.map((parent) => (
          <SelectField
            key={parent.name}
            field={fields[parent.name]}
            label={parent.label}
            options={parent.options}
          />
        ))}
        {word !== null && (
          <TextField field={fields[word]} label={words[word]} lengthMax={100} suggestions={known} />
        )}
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
