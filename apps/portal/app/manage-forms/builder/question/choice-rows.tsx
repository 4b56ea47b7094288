import type { FormMetadata } from '@conform-to/react'
import { choiceCountMax, rankCountMax, type QuestionType } from '@holdpoint/forms'
import { DecimalField, TextField, TickField } from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import { KeptValue } from '../kept-value.tsx'
import styles from '../plate-form.module.css'
import type { ChoiceField } from './question-fields.ts'
import { questionWords as words } from './question.words.ts'

interface ChoiceRowsProps {
  type: QuestionType
  form: FormMetadata
  list: { name: string; count: number } | null
}

/** What can be chosen, and what it is worth; what is put in order is worth nothing. */
export function ChoiceRows({ form, type, list }: ChoiceRowsProps) {
  const isRank = type === 'rank'
  return (
    <RowsField<ChoiceField>
      form={form}
      name="choices"
      legend={words.choices}
      hint={list === null ? words.choicesHint : words.sharedList(list.name, list.count)}
      words={words.choiceRows}
      fresh={fresh}
      rowsMax={isRank ? rankCountMax : choiceCountMax}
    >
      {({ was, value, label, score, critical, exclude }, row) => (
        <div className={styles.row}>
          <KeptValue field={was} />
          <TextField field={label} label={words.choice(row)} />
          <div className={styles.two}>
            <TextField field={value} label={words.value(row)} lengthMax={64} />
            {!isRank && <DecimalField field={score} label={words.points(row)} />}
          </div>
          {isRank ? (
            [score, critical, exclude].map((field) => <KeptValue key={field.name} field={field} />)
          ) : (
            <div className={styles.ticks}>
              <TickField field={critical} label={words.critical} />
              <TickField field={exclude} label={words.exclude} />
            </div>
          )}
        </div>
      )}
    </RowsField>
  )
}

const fresh = { was: '', value: '', label: '', score: '', critical: '', exclude: '' }
