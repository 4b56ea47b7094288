import type { FormMetadata } from '@conform-to/react'
import { choiceCountMax } from '@holdpoint/forms'
import { DecimalField, TextField, TickField } from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import { KeptValue } from '../kept-value.tsx'
import styles from '../plate-form.module.css'
import type { ChoiceField } from './question-fields.ts'
import { questionWords as words } from './question.words.ts'

interface ChoiceRowsProps {
  form: FormMetadata
  list: { name: string; count: number } | null
}

/** What can be chosen, and what it is worth. */
export function ChoiceRows({ form, list }: ChoiceRowsProps) {
  return (
    <RowsField<ChoiceField>
      form={form}
      name="choices"
      legend={words.choices}
      hint={list === null ? words.choicesHint : words.sharedList(list.name, list.count)}
      words={words.choiceRows}
      fresh={fresh}
      rowsMax={choiceCountMax}
    >
      {({ was, value, label, score, critical, exclude }, row) => (
        <div className={styles.row}>
          <KeptValue field={was} />
          <TextField field={label} label={words.choice(row)} />
          <div className={styles.two}>
            <TextField field={value} label={words.value(row)} lengthMax={64} />
            <DecimalField field={score} label={words.points(row)} />
          </div>
          <div className={styles.ticks}>
            <TickField field={critical} label={words.critical} />
            <TickField field={exclude} label={words.exclude} />
          </div>
        </div>
      )}
    </RowsField>
  )
}

const fresh = { was: '', value: '', label: '', score: '', critical: '', exclude: '' }
