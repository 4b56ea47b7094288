import { useActionData, useNavigation } from '@remix-run/react'
import {
  pictogramLabels,
  pictograms,
  protectionLabels,
  protections,
  sdsHeading,
  sdsSections,
  signalWordLabels,
  signalWords,
} from '@holdpoint/api/vocabulary'
import { isEditAgain, type Choice } from '../records/edit-again.ts'
import {
  DayField,
  EditForm,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  TickField,
} from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import styles from '../records/form-page.module.css'
import { formWords as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import { words as recordWords } from '../records/records.words.ts'
import { TicksField } from '../records/ticks-field.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { SheetField } from './sheet-field.ts'
import { formWords as words } from './sheet.words.ts'

/** What the form of a sheet begins with. */
export type SheetFormData = {
  start: { [Name in SheetField]?: string | string[] }
  replaces: readonly Choice[]
  formKey: string
  rowVersion?: number
  backTo: string
}

interface SheetFormProps {
  page: SheetFormData
  submit: string
}

/** Everything that may be said of a sheet, its sixteen sections last. */
export function SheetForm({ page, submit }: SheetFormProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<SheetField>('sheet', page.start, again)
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
        <TextField field={fields.productName} label={words.product} lengthMax={150} />
        <TextArea
          field={fields.synonyms}
          label={words.synonyms}
          hint={words.namesHint}
          lengthMax={2000}
          rows={3}
        />
        <TextField field={fields.manufacturer} label={words.manufacturer} lengthMax={150} />
        <TextField field={fields.manufacturerAddress} label={words.address} lengthMax={500} />
        <div className={styles.pair}>
          <TextField field={fields.manufacturerPhone} label={words.phone} lengthMax={100} />
          <TextField field={fields.emergencyPhone} label={words.emergencyPhone} lengthMax={100} />
          <DayField field={fields.revisionOn} label={words.revision} />
          <SelectField
            field={fields.signalWord}
            label={words.signalWord}
            options={signalWords.map((name) => [name, signalWordLabels[name]])}
          />
        </div>
        <TicksField
          field={fields.pictograms}
          label={words.pictograms}
          options={pictograms.map((name) => [name, pictogramLabels[name]])}
        />
        <TextField field={fields.hCodes} label={words.hCodes} hint={words.hHint} />
        <TextField field={fields.pCodes} label={words.pCodes} hint={words.pHint} />
        <TextArea
          field={fields.ingredients}
          label={words.ingredients}
          hint={words.ingredientsHint}
          lengthMax={2000}
        />
        <TicksField
          field={fields.ppe}
          label={words.ppe}
          options={protections.map((name) => [name, protectionLabels[name]])}
        />
        <div className={styles.pair}>
          <TextField field={fields.unNumber} label={words.un} lengthMax={100} />
          <TextField field={fields.storageClass} label={words.storage} lengthMax={100} />
          <TextField field={fields.language} label={words.language} lengthMax={100} />
          <TextField field={fields.jurisdiction} label={words.jurisdiction} lengthMax={100} />
        </div>
        <TickField field={fields.requireAck} label={words.requireAck} />
        <div className={styles.pair}>
          <TextField field={fields.dueDays} label={askWords.dueDays} />
          <TextField
            field={fields.repeatMonths}
            label={askWords.repeatMonths}
            hint={askWords.repeatHint}
          />
        </div>
        <FindField
          field={fields.replacesId}
          label={words.replaces}
          offered={page.replaces}
          again={again}
          noneWord={words.nothing}
          seekLabel={words.seekSheet}
        />
        <h2>{words.sections}</h2>
        {sdsSections.map((section) => (
          <TextArea
            key={section}
            field={fields[section]}
            label={sdsHeading(section)}
            lengthMax={2000}
            rows={5}
          />
        ))}
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {submit}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
