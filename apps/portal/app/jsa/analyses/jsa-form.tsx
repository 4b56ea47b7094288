import { useActionData, useNavigation } from '@remix-run/react'
import { jsaPermitLabels, jsaPermits, jsaShiftLabels, jsaShifts } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain, type Choice } from '../../records/edit-again.ts'
import {
  EditForm,
  MomentField,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
} from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { TicksField } from '../../records/ticks-field.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChangeField } from './change-field.tsx'
import { formWords as words } from './jsa-form.words.ts'

type Name =
  | 'title'
  | 'description'
  | 'shift'
  | 'startsAt'
  | 'expiresAt'
  | 'crewId'
  | 'padId'
  | 'customerId'
  | 'well'
  | 'location'
  | 'supervisorId'
  | 'permits'
  | 'ppe'
  | 'emergency'
  | 'weather'
  | 'simops'
  | 'change'

type Options = readonly (readonly [value: string, name: string])[]

/** What the form of the main part begins with. */
export type JsaFormData = {
  start: { [Field in Name]?: string | string[] }
  /** What master data has for a job to name. */
  places: { crews: Options; pads: Options; customers: Options }
  offered: readonly Choice[]
  isDraft: boolean
  needsChange: boolean
  formKey: string
  rowVersion?: number
  backTo: string
}

const orNone = (options: Options): Options => [['', words.none], ...options]

/** What is said of the job, whether it is begun or edited. */
export function JsaForm({ page, search }: { page: JsaFormData; search: SearchPeople }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('jsa', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const { crews, pads, customers } = page.places
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        {page.needsChange && <ChangeField field={fields.change} />}
        <TextField
          field={fields.title}
          label={words.title}
          hint={words.titleHint}
          lengthMax={150}
        />
        <TextArea field={fields.description} label={words.description} lengthMax={2000} />
        <div className={styles.pair}>
          <MomentField field={fields.startsAt} label={words.startsAt} hint={words.startsHint} />
          <MomentField field={fields.expiresAt} label={words.expiresAt} hint={words.expiresHint} />
        </div>
        <FindField
          field={fields.supervisorId}
          label={words.supervisor}
          hint={words.supervisorHint}
          offered={page.offered}
          again={again}
          noneWord={words.nobody}
          seekLabel={words.seekPerson}
          search={search}
        />
        <div className={styles.pair}>
          <SelectField
            field={fields.shift}
            label={words.shift}
            options={jsaShifts.map((shift) => [shift, jsaShiftLabels[shift]])}
          />
          <SelectField field={fields.crewId} label={words.crew} options={orNone(crews)} />
          <SelectField field={fields.padId} label={words.pad} options={orNone(pads)} />
          <SelectField
            field={fields.customerId}
            label={words.customer}
            options={orNone(customers)}
          />
          <TextField field={fields.well} label={words.well} lengthMax={100} />
          <TextField field={fields.location} label={words.location} lengthMax={150} />
        </div>
        <TicksField
          field={fields.permits}
          label={words.permits}
          options={jsaPermits.map((permit) => [permit, jsaPermitLabels[permit]])}
        />
        <TextArea field={fields.ppe} label={words.ppe} lengthMax={500} rows={2} />
        <TextArea
          field={fields.emergency}
          label={words.emergency}
          hint={words.emergencyHint}
          lengthMax={1000}
          rows={3}
        />
        <TextArea field={fields.weather} label={words.weather} lengthMax={500} rows={2} />
        <TextArea field={fields.simops} label={words.simops} lengthMax={500} rows={2} />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {page.isDraft ? words.draft : words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
