import { useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import type { EditAgain } from '../records/edit-again.ts'
import {
  EditForm,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  type EditField,
} from '../records/edit-form.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import { Tick } from '../ui/field.tsx'
import { lifetimes, scopeWords, words } from './api-keys.words.ts'
import styles from './new-key-form.module.css'

interface NewKeyFormProps {
  /** It is asked for as a key for a directory. */
  isForDirectory: boolean
  formKey: string
  again: EditAgain | undefined
}

/** Asks what a new key is for: its name, its sites, what it opens, and how long. */
export function NewKeyForm({ isForDirectory, formKey, again }: NewKeyFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const start = isForDirectory
    ? { name: words.directoryName, scopes: 'directory', expiresInDays: '365' }
    : { expiresInDays: '90' }
  const [form, fields] = useEditForm<'name' | 'origins' | 'scopes' | 'expiresInDays'>(
    'new-key',
    start,
    again,
  )
  return (
    <div className={styles.form}>
      <EditForm form={form} formKey={formKey} intent="make">
        <TextField field={fields.name} label={words.name} hint={words.nameHint} lengthMax={100} />
        <TextArea field={fields.origins} label={words.origins} hint={words.originsHint} rows={3} />
        <Scopes field={fields.scopes} />
        <SelectField
          field={fields.expiresInDays}
          label={words.expiry}
          options={lifetimes.map(({ days, name }) => [String(days), name])}
        />
        <div className={styles.actions}>
          <Button tone="go" aria-disabled={isSending}>
            {words.submit}
          </Button>
          <ButtonLink to={paths.apiKeys()}>{words.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

function Scopes({ field }: { field: EditField }) {
  const error = field.errors?.[0]
  const errorId = `${field.id}-error`
  useFieldName(field.id, words.scopes, error)
  // One tick comes back as a text, several as a list.
  const ticked = [field.initialValue].flat()
  return (
    <fieldset
      id={field.id}
      className={styles.scopes}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{words.scopes}</legend>
      {Object.entries(scopeWords).map(([scope, { name, means }]) => (
        <Tick
          key={scope}
          name={field.name}
          value={scope}
          defaultChecked={ticked.includes(scope)}
          label={
            <>
              <b>{name}</b> <code className={styles.wire}>{scope}</code>
              <small className={styles.means}>{means}</small>
            </>
          }
        />
      ))}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  )
}
