import type { FormMetadata } from '@conform-to/react'
import { TextField } from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import { KeptValue } from '../kept-value.tsx'
import plate from '../plate-form.module.css'
import { OwnTest } from './own-test.tsx'
import type { KnownQuestion, ReactionField, TestsByType } from './logic-page.ts'
import styles from './logic-form.module.css'
import { logicWords as words } from './logic.words.ts'
import { SelectSlot, SlotErrors } from './slots.tsx'

interface ReactionRowsProps {
  form: FormMetadata
  self: KnownQuestion
  tests: TestsByType
}

const effects = Object.entries(words.effects)

/** “When the answer is No, ask for a note”, row by row. */
export function ReactionRows({ form, self, tests }: ReactionRowsProps) {
  return (
    <RowsField<ReactionField>
      form={form}
      name="on"
      legend={words.reactions}
      hint={words.reactionsHint}
      words={words.reactionRows}
      fresh={fresh}
      rowsMax={20}
    >
      {(fields, row) => (
        <div className={plate.row}>
          <KeptValue field={fields.was} />
          <OwnTest
            {...{ fields, self, tests }}
            lead={words.when}
            labels={{ is: words.answerTest(row), value: words.answerValue(row) }}
          />
          <p className={styles.sentence}>
            <SelectSlot field={fields.do} label={words.effect(row)} options={effects} />
          </p>
          <TextField field={fields.message} label={words.message(row)} lengthMax={2000} />
          <SlotErrors fields={[fields.is, fields.value]} />
        </div>
      )}
    </RowsField>
  )
}

const fresh = { was: '', is: 'eq', value: '', do: 'requireNote', message: '', rule: '', said: '' }
