import { useNavigation } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { paths } from '../../paths.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import {
  EditForm,
  SelectField,
  TextField,
  useEditForm,
  type EditField,
} from '../../records/edit-form.tsx'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field, fieldControl, Tick } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusPlate } from '../status-plate.tsx'
import type { SqrSetupView } from './setup-load.server.ts'
import { words } from './setup.words.ts'
import styles from './setup.module.css'

interface StatusDialogProps {
  dialog: NonNullable<SqrSetupView['dialog']>
  units: SqrSetupView['units']
  formKey: string
  again: EditAgain | undefined
}

type Name =
  | 'status'
  | 'businessUnit'
  | 'backgroundColor'
  | 'textColor'
  | 'isActive'
  | 'isPermissionRequired'

/** Asks what a status is called and how it looks, and who may give it. */
export function StatusDialog({ dialog, units, formKey, again }: StatusDialogProps) {
  const { statusId, phase, phaseName, unitName, start } = dialog
  const [form, fields] = useEditForm<Name>('status-form', start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const shownOf = (field: EditField) => typed[field.name] ?? textOf(field)
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) {
      const { name, value } = target
      setTyped((before) => ({ ...before, [name]: value }))
    }
  }
  const isTicked = ({ initialValue }: EditField) => initialValue === 'true'
  const closeTo = paths.sqrSettings()
  return (
    <Dialog title={statusId === null ? words.addTo(phaseName) : phaseName} closeTo={closeTo}>
      <EditForm
        form={form}
        formKey={formKey}
        again={again}
        rowVersion={'rowVersion' in dialog ? dialog.rowVersion : undefined}
        intent="status"
      >
        <input type="hidden" name="phase" value={phase} />
        {statusId !== null && <input type="hidden" name="statusId" value={statusId} />}
        <div onInput={onInput} className={styles.fields}>
          <TextField field={fields.status} label={words.name} lengthMax={100} />
          <div className={styles.pair}>
            <ColourField field={fields.backgroundColor} label={words.ground} />
            <ColourField field={fields.textColor} label={words.ink} />
          </div>
          <p className={styles.preview}>
            <span>{words.preview}</span>
            <StatusPlate
              status={shownOf(fields.status).trim() || phaseName}
              phase={phase}
              backgroundColor={shownOf(fields.backgroundColor)}
              textColor={shownOf(fields.textColor)}
            />
          </p>
        </div>
        {statusId === null ? (
          <SelectField
            field={fields.businessUnit}
            label={words.unit}
            options={[['', words.allUnits], ...units]}
          />
        ) : (
          <p>
            <input type="hidden" name="businessUnit" value={textOf(fields.businessUnit)} />
            {words.unit}: {unitName}
          </p>
        )}
        <Tick
          name={fields.isPermissionRequired.name}
          label={words.isPermissionRequired}
          defaultChecked={isTicked(fields.isPermissionRequired)}
        />
        {statusId !== null && (
          <Tick
            name={fields.isActive.name}
            label={words.isActive}
            defaultChecked={isTicked(fields.isActive)}
          />
        )}
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="status" tone="go" aria-disabled={isSending}>
            {words.save}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}

function textOf({ initialValue }: EditField): string {
  return typeof initialValue === 'string' ? initialValue : ''
}

function ColourField({ field, label }: { field: EditField; label: string }) {
  const error = field.errors?.[0]
  return (
    <Field id={field.id} label={label} error={error}>
      <input
        {...fieldControl(field.id, { error })}
        type="color"
        name={field.name}
        defaultValue={textOf(field)}
      />
    </Field>
  )
}
