import { TextArea, type EditField } from '../../../records/edit-form.tsx'
import { KeptValue } from '../kept-value.tsx'
import type { KnownQuestion, TestsByType } from '../logic/logic-page.ts'
import styles from '../logic/logic-form.module.css'
import { logicWords } from '../logic/logic.words.ts'
import { SlotErrors } from '../logic/slots.tsx'
import { QuestionTest } from '../logic/test-slots.tsx'
import { approvalWords as words } from './form.words.ts'

interface ConditionProps {
  fields: Readonly<Record<'of' | 'is' | 'value' | 'rule' | 'said', EditField>>
  row: number
  questions: readonly KnownQuestion[]
  tests: TestsByType
}

/** “Asked when the score is less than 80”; what says more stands as it is, with its JSON. */
export function Condition({ fields, row, questions, tests }: ConditionProps) {
  const { of, is, value, rule, said } = fields
  if (typeof said.initialValue === 'string' && said.initialValue !== '') {
    return (
      <>
        <p className={styles.said}>{said.initialValue}</p>
        <KeptValue field={said} />
        <TextArea field={rule} label={logicWords.jsonRule} rows={6} />
      </>
    )
  }
  return (
    <>
      <p className={styles.sentence}>
        <span>{words.asked}</span>
        <QuestionTest {...{ fields, row, questions, tests }} none={words.always} />
      </p>
      <SlotErrors fields={[of, is, value]} />
    </>
  )
}
