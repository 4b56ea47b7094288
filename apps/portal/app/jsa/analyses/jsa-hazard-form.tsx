import { Form, useActionData, useNavigation } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextField, useEditForm } from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import type { RiskWords } from '../../records/risk/risk-words.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { HazardFields, type HazardField, type HazardStart } from '../hazards/hazard-fields.tsx'
import { ChangeField } from './change-field.tsx'
import type { LibraryNote } from './hazards-view.server.ts'
import { formWords, hazardFormWords as words } from './jsa-form.words.ts'
import { LibraryLine } from './library-line.tsx'

type Name = HazardField | 'step' | 'change'

/** What the form of one hazard of a job begins with. */
export type JsaHazardFormData = {
  start: { [Field in Name]?: HazardStart }
  /** The hazard of the library that it was taken from. */
  masterHazardId: string | null
  /** The version of it that whoever writes has before them. */
  masterVersion: number | null
  /** What became of that one in the library since; null where nothing did. */
  note: LibraryNote | null
  isNew: boolean
  /** The steps that hazards lie in already. */
  steps: readonly string[]
  /** What a new one may be filled in from. */
  library: readonly (readonly [id: string, title: string])[]
  /** What the organisation calls the digits of a risk. */
  risk: RiskWords
  id: string
  number: string
  needsChange: boolean
  formKey: string
  rowVersion: number
}

/** One hazard of a job: in which step it lies, how bad it is, what stands against it. */
export function JsaHazardForm({ page }: { page: JsaHazardFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('jsa-hazard', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.page}>
      {page.library.length > 0 && <FromLibrary page={page} />}
      {page.note !== null && <LibraryLine note={page.note} />}
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <input type="hidden" name="masterHazardId" value={page.masterHazardId ?? ''} />
        {page.masterVersion !== null && (
          <input type="hidden" name="masterVersion" value={page.masterVersion} />
        )}
        {page.needsChange && <ChangeField field={fields.change} />}
        <TextField
          field={fields.step}
          label={words.step}
          hint={words.stepHint}
          lengthMax={150}
          suggestions={page.steps}
        />
        <HazardFields form={form} fields={fields} risk={page.risk} />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {formWords.save}
          </Button>
          <ButtonLink to={paths.jsa(page.id, { pane: 'hazards' })}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

/** Fills the form in from the library: an address of its own, so that it needs no script. */
function FromLibrary({ page }: { page: JsaHazardFormData }) {
  return (
    <Form action={paths.jsaHazard(page.id)} className={styles.ask}>
      <input type="hidden" name="id" value={page.id} />
      <Field id="master" label={words.library}>
        <select {...fieldControl('master')} name="master" defaultValue={page.masterHazardId ?? ''}>
          <option value="">{formWords.none}</option>
          {page.library.map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      <Button>{words.fill}</Button>
    </Form>
  )
}
