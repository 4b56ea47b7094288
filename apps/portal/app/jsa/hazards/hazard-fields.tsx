import type { FormMetadata } from '@conform-to/react'
import {
  controlLevelLabels,
  controlLevels,
  hazardCategories,
  hazardCategoryLabels,
  hazardControlsMax,
  hazardTagLabels,
  hazardTags,
  lossCategories,
  lossCategoryLabels,
} from '@holdpoint/api/vocabulary'
import { options } from '../../records/choices.ts'
import { SelectField, TextArea, TextField, type EditField } from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { RiskScale } from '../../records/risk/risk-scale.tsx'
import type { RiskWords } from '../../records/risk/risk-words.server.ts'
import { words as riskWords } from '../../records/risk/risk.words.ts'
import { RowsField } from '../../records/rows-field.tsx'
import { TicksField } from '../../records/ticks-field.tsx'
import { formWords as words } from './hazard.words.ts'

/** What is said of a hazard, whether of the library or of a job. */
export type HazardField =
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
  | 'stopTrigger'

/** What a field of it begins with. */
export type HazardStart = string | string[] | { text: string; level: string }[]

/** The digits of a risk, each with its word; a draft may leave one open. */
const digits = (labels: RiskWords['likelihoods']) => [
  ['', words.notRated] as const,
  ...labels.map(({ name }, place) => [String(place + 1), `${place + 1} ${name}`] as const),
]

interface HazardFieldsProps {
  form: FormMetadata
  fields: Readonly<Record<HazardField, EditField>>
  /** What the organisation calls the digits of a risk. */
  risk: RiskWords
}

/** The fields of a hazard: what may happen, how bad that is, what stands against it. */
export function HazardFields({ form, fields, risk }: HazardFieldsProps) {
  const [likelihoods, severities] = [digits(risk.likelihoods), digits(risk.severities)]
  return (
    <>
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
      <RiskScale risk={risk} />
      <div className={styles.pair}>
        <SelectField
          field={fields.initialLikelihood}
          label={riskWords.likelihood}
          options={likelihoods}
        />
        <SelectField
          field={fields.initialSeverity}
          label={riskWords.severity}
          options={severities}
        />
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
          label={riskWords.likelihood}
          options={likelihoods}
        />
        <SelectField
          field={fields.residualSeverity}
          label={riskWords.severity}
          options={severities}
        />
      </div>
      <TextArea field={fields.ppe} label={words.ppe} lengthMax={500} rows={2} />
      <TextArea field={fields.stopTrigger} label={words.stopTrigger} lengthMax={500} rows={2} />
    </>
  )
}
