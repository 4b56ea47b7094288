import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../records/edit-form.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './sheet.words.ts'

interface StockDialogProps {
  pads: readonly (readonly [id: string, name: string])[]
  closeTo: string
  formKey: string
  again: EditAgain | undefined
}

type Field = 'padId' | 'container' | 'quantity' | 'maximum' | 'unit'

/** Asks how much of a product lies on a pad. */
export function StockDialog({ pads, closeTo, formKey, again }: StockDialogProps) {
  const [form, fields] = useEditForm<Field>('stock-form', { unit: 'gal' }, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.addStock} closeTo={closeTo}>
      <EditForm form={form} formKey={formKey} intent="stock">
        <SelectField field={fields.padId} label={words.pad} options={pads} />
        <TextField field={fields.container} label={words.container} lengthMax={100} />
        <TextField field={fields.quantity} label={words.quantity} />
        <TextField field={fields.maximum} label={words.maximum} />
        <TextField field={fields.unit} label={words.unit} lengthMax={100} />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="stock" tone="go" aria-disabled={isSending}>
            {words.saveStock}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
