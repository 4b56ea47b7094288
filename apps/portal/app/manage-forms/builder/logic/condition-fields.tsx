import type { FormMetadata } from '@conform-to/react'
import { TextArea, type EditField } from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import plate from '../plate-form.module.css'
import type { KnownQuestion, TestField, TestsByType } from './logic-page.ts'
import styles from './logic-form.module.css'
import { logicWords as words } from './logic.words.ts'
import { SelectSlot, SlotErrors } from './slots.tsx'
import { QuestionTest } from './test-slots.tsx'

interface ConditionFieldsProps {
  form: FormMetadata
  /** The field that is the list of its sentences. */
  name: string
  fields: { mode: EditField; rule: EditField }
  legend: string
  hint: string
  /** How it begins: “Show this when”. */
  lead: string
  questions: readonly KnownQuestion[]
  tests: TestsByType
  /** A rule that says more than the sentences can, in words. */
  said: string | null
}

const modes = Object.entries(words.modes)

/** “Show this when all of these hold: 1.2 is No”, or a rule of one's own as JSON. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { form, name, fields, legend, hint, lead, questions, tests, said } = props
  const { mode, rule } = fields
  return (
    <div className={styles.condition}>
      <RowsField<TestField>
        {...{ form, name, legend, hint }}
        words={words.rows}
        fresh={fresh}
        rowsMax={20}
      >
        {(test, row) => (
          <div className={plate.row}>
            <p className={styles.sentence}>
              {row === 1 ? (
                <>
                  <span>{lead}</span>
                  <SelectSlot field={mode} label={`${legend}: ${words.mode}`} options={modes} />
                </>
              ) : null}
              <QuestionTest fields={test} row={row} questions={questions} tests={tests} />
            </p>
            <SlotErrors fields={[test.of, test.is, test.value]} />
          </div>
        )}
      </RowsField>
      {said !== null && <p className={styles.said}>{said}</p>}
      <details
        className={plate.more}
        open={said !== null || rule.errors !== undefined || rule.initialValue !== undefined}
      >
        <summary>{words.asJson}</summary>
        <TextArea
          field={rule}
          label={`${legend}: ${words.jsonRule}`}
          hint={words.jsonHint}
          rows={said === null ? 2 : 6}
        />
      </details>
    </div>
  )
}

const fresh = { of: '', is: '', value: '' }
