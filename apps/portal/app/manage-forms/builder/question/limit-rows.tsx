import type { FormMetadata } from '@conform-to/react'
import { DecimalField, SelectField, TextField } from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import { KeptValue } from '../kept-value.tsx'
import styles from '../plate-form.module.css'
import type { LimitField } from './question-fields.ts'
import { questionWords as words } from './question.words.ts'

/** What a reading means to whoever takes it, range by range. */
export function LimitRows({ form }: { form: FormMetadata }) {
  return (
    <RowsField<LimitField>
      form={form}
      name="limits"
      legend={words.limits}
      hint={words.limitsHint}
      words={words.limitRows}
      fresh={fresh}
      rowsMax={20}
    >
      {({ was, min, max, level, label }, row) => (
        <div className={styles.row}>
          <KeptValue field={was} />
          <div className={styles.two}>
            <DecimalField field={min} label={words.limitFrom(row)} />
            <DecimalField field={max} label={words.limitTo(row)} />
          </div>
          <SelectField field={level} label={words.limitLevel(row)} options={levels} />
          <TextField field={label} label={words.limitLabel(row)} />
        </div>
      )}
    </RowsField>
  )
}

const fresh = { was: '', min: '', max: '', level: 'ok', label: '' }
const levels = Object.entries(words.levels)
