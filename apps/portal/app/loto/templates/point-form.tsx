import { useActionData, useNavigation } from '@remix-run/react'
import {
  lotoEnergies,
  lotoEnergyLabels,
  lotoEnergyLetters,
  lotoLocksMax,
  lotoPicturesMax,
  lotoReadingLimitLabels,
  lotoReadingLimits,
} from '@holdpoint/api/vocabulary'
import { isEditAgain } from '../../records/edit-again.ts'
import {
  EditForm,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  TickField,
} from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import type { RecordFileView } from '../../records/record-files.ts'
import { RecordFiles } from '../../records/record-files.tsx'
import parts from '../../records/record-parts.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { pointFormWords as words, pointWords } from './template.words.ts'

type Name =
  | 'pointTag'
  | 'energyType'
  | 'magnitude'
  | 'device'
  | 'location'
  | 'method'
  | 'lockCount'
  | 'needsPhoto'
  | 'storedEnergy'
  | 'verification'
  | 'expectedReading'
  | 'readingLimit'
  | 'unit'
  | 'restoration'

/** What the form of a point begins with. */
export type PointFormData = {
  start: { [Field in Name]?: string }
  /** Null for a new one: a picture belongs to a point that is saved. */
  pictures: readonly RecordFileView[] | null
  formKey: string
  rowVersion: number
  backTo: string
}

const energies = [
  ['', words.choose] as const,
  ...lotoEnergies.map(
    (energy) => [energy, `${lotoEnergyLetters[energy]} ${lotoEnergyLabels[energy]}`] as const,
  ),
]

const limits = lotoReadingLimits.map((limit) => [limit, lotoReadingLimitLabels[limit]] as const)

/** Everything that may be said of a point, and below it its pictures. */
export function PointForm({ page }: { page: PointFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('point', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const isNew = page.pictures === null
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <div className={styles.pair}>
          <SelectField
            field={fields.energyType}
            label={words.energy}
            hint={words.energyHint}
            options={energies}
          />
          <TextField
            field={fields.magnitude}
            label={words.magnitude}
            hint={words.magnitudeHint}
            lengthMax={100}
          />
        </div>
        <TextField
          field={fields.device}
          label={words.device}
          hint={words.deviceHint}
          lengthMax={150}
        />
        <TextField field={fields.location} label={words.location} lengthMax={150} />
        <div className={styles.pair}>
          <TextField
            field={fields.pointTag}
            label={words.tag}
            hint={words.tagHint}
            lengthMax={100}
          />
          <NumberField
            field={fields.lockCount}
            label={words.locks}
            hint={words.locksHint}
            min={0}
            max={lotoLocksMax}
          />
        </div>
        <TextArea
          field={fields.method}
          label={words.method}
          hint={words.methodHint}
          lengthMax={1000}
        />
        <TickField field={fields.needsPhoto} label={words.needsPhoto} />
        <TextArea
          field={fields.storedEnergy}
          label={words.stored}
          hint={words.storedHint}
          lengthMax={500}
          rows={2}
        />
        <TextArea field={fields.verification} label={words.verification} lengthMax={500} rows={2} />
        <SelectField
          field={fields.readingLimit}
          label={words.limit}
          hint={words.limitHint}
          options={limits}
        />
        <div className={styles.pair}>
          <TextField
            field={fields.expectedReading}
            label={words.reading}
            hint={words.readingHint}
            lengthMax={100}
          />
          <TextField field={fields.unit} label={words.unit} hint={words.unitHint} lengthMax={100} />
        </div>
        <TextArea field={fields.restoration} label={words.restoration} lengthMax={500} rows={2} />
        {isNew && <p>{pointWords.picturesLater}</p>}
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {words.save}
          </Button>
          {isNew && (
            <Button name="intent" value="next" aria-disabled={isSending}>
              {words.saveAndAdd}
            </Button>
          )}
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
      {page.pictures !== null && (
        <section className={parts.part} aria-labelledby="pictures-title">
          <h2 id="pictures-title">{pointWords.pictures}</h2>
          <p>{pointWords.picturesHint(lotoPicturesMax)}</p>
          <RecordFiles
            files={page.pictures}
            formKey={page.formKey}
            canChange
            canAdd={page.pictures.length < lotoPicturesMax}
            isPictures
          />
        </section>
      )}
    </div>
  )
}
