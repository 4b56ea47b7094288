import { useActionData, useNavigation } from '@remix-run/react'
import {
  controlLevelLabels,
  controlLevels,
  hazardCategories,
  hazardCategoryLabels,
  hazardControlsMax,
  hazardTagLabels,
  hazardTags,
  likelihoodLabels,
  lossCategories,
  lossCategoryLabels,
  severityLabels,
  type HazardState,
} from '@holdpoint/api/vocabulary'
import { isEditAgain } from '../../records/edit-again.ts'
import {
  EditForm,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
} from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { RowsField } from '../../records/rows-field.tsx'
import { TicksField } from '../../records/ticks-field.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formWords as words } from './hazard.words.ts'

type Name =
  | 'title'
  | 'description'
  | 'categoryIds'
  | 'tagIds'
  | 'lossCategoryIds'
  | 'initialLikelihood'
  | 'initialSeverity'
  | 'residualLikelihood'
  | 'residualSeverity'
  | 'controls'
  | 'ppe'
  | 'references'
  | 'stopTrigger'
  | 'businessUnits'

type ControlRow = { text: string; level: string }

/** What the form of a hazard begins with. */
export type HazardFormData = {
  start: { [Field in Name]?: string | string[] | ControlRow[] }
  /** What the hazard may be for: codes and names. */
  units: readonly (readonly [code: string, name: string])[]
  status: HazardState
  formKey: string
  rowVersion?: number
  backTo: string
}

const options = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => [value, labels[value]] as const)

/** The digits of a risk, each with its word; a draft may leave one open. */
const digits = (labels: readonly string[]) => [
  ['', words.notRated] as const,
  ...labels.map((label, place) => [String(place + 1), `${place + 1} ${label}`] as const),
]
const likelihoods = digits(likelihoodLabels)
const severities = digits(severityLabels)

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
        <TextField field={fields.title} label={words.title} lengthMax={150} />
        <TextArea field={fields.description} label={words.description} lengthMax={2000} />
        <TicksField
          field={fields.categoryIds}
          label={words.categories}
          options={options(hazardCategories, hazardCategoryLabels)}
        />
        <TicksField
          field={fields.tagIds}
          label={words.tags}
          options={options(hazardTags, hazardTagLabels)}
        />
        <TicksField
          field={fields.lossCategoryIds}
          label={words.losses}
          options={options(lossCategories, lossCategoryLabels)}
        />
        <h2>{words.before}</h2>
        <div className={styles.pair}>
          <SelectField
            field={fields.initialLikelihood}
            label={words.likelihood}
            options={likelihoods}
          />
          <SelectField field={fields.initialSeverity} label={words.severity} options={severities} />
        </div>
        <RowsField
          form={form}
          name="controls"
          legend={words.controls}
          hint={words.controlsHint}
          words={words.rows}
          fresh={{ text: '', level: 'administrative' }}
          rowsMax={hazardControlsMax}
        >
          {({ text, level }, row) => (
            <>
              <TextField field={text} label={words.control(row)} lengthMax={500} />
              <SelectField
                field={level}
                label={words.level(row)}
                options={options(controlLevels, controlLevelLabels)}
              />
            </>
          )}
        </RowsField>
        <h2>{words.after}</h2>
        <div className={styles.pair}>
          <SelectField
            field={fields.residualLikelihood}
            label={words.likelihood}
            options={likelihoods}
          />
          <SelectField
            field={fields.residualSeverity}
            label={words.severity}
            options={severities}
          />
        </div>
        <TextArea field={fields.ppe} label={words.ppe} lengthMax={500} rows={2} />
        <TextArea field={fields.stopTrigger} label={words.stopTrigger} lengthMax={500} rows={2} />
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
