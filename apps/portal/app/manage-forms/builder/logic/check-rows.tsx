import type { FormMetadata } from '@conform-to/react'
import { TextField } from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import { KeptValue } from '../kept-value.tsx'
import plate from '../plate-form.module.css'
import type { CheckField, KnownQuestion, TestsByType } from './logic-page.ts'
import styles from './logic-form.module.css'
import { logicWords as words } from './logic.words.ts'
import { OwnTest } from './own-test.tsx'
import { SelectSlot, SlotErrors } from './slots.tsx'

interface CheckRowsProps {
  form: FormMetadata
  self: KnownQuestion
  tests: TestsByType
}

const levels = Object.entries(words.levels)

/** “The answer must be at least 5, or else stop: …”, row by row. */
export function CheckRows({ form, self, tests }: CheckRowsProps) {
  return (
    <RowsField<CheckField>
      form={form}
      name="validate"
      legend={words.checks}
      hint={words.checksHint}
      words={words.checkRows}
      fresh={fresh}
      rowsMax={20}
    >
      {(fields, row) => (
        <div className={plate.row}>
          <KeptValue field={fields.was} />
          <OwnTest
            {...{ fields, self, tests }}
            lead={words.must}
            labels={{ is: words.checkTest(row), value: words.checkValue(row) }}
            inflect={asDemand}
          />
          <p className={styles.sentence}>
            <span>{words.orElse}</span>
            <SelectSlot field={fields.level} label={words.level(row)} options={levels} />
          </p>
          <TextField field={fields.message} label={words.checkMessage(row)} lengthMax={2000} />
          <SlotErrors fields={[fields.is, fields.value]} />
        </div>
      )}
    </RowsField>
  )
}

const fresh = { was: '', is: 'ge', value: '', level: 'error', message: '', rule: '', said: '' }

/** “is at least” becomes what stands behind “must”. */
function asDemand(word: string): string {
  return word.replace(/^is /, 'be ').replace(/^includes$/, 'include')
}
