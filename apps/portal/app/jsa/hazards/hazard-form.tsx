import { useActionData, useNavigation } from '@remix-run/react'
import type { HazardState } from '@holdpoint/api/vocabulary'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import type { RiskWords } from '../../records/risk/risk-words.server.ts'
import { TicksField } from '../../records/ticks-field.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HazardFields, type HazardField, type HazardStart } from './hazard-fields.tsx'
import { formWords as words } from './hazard.words.ts'

type Name = HazardField | 'references' | 'businessUnits'

/** What the form of a hazard begins with. */
export type HazardFormData = {
  start: { [Field in Name]?: HazardStart }
  /** What the hazard may be for: codes and names. */
  units: readonly (readonly [code: string, name: string])[]
  status: HazardState
  /** What the organisation calls the digits of a risk. */
  risk: RiskWords
  formKey: string
  rowVersion?: number
  backTo: string
}

/** Everything that may be said of a hazard, whether it is added or edited. */
export function HazardForm({ page }: { page: HazardFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('hazard', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <HazardFields form={form} fields={fields} risk={page.risk} />
        <TextArea field={fields.references} label={words.references} lengthMax={500} rows={2} />
        <TicksField
          field={fields.businessUnits}
          label={words.units}
          hint={words.unitsHint}
          options={page.units}
        />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {page.status === 'draft' ? words.draft : words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
