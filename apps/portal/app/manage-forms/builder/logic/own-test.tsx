import { TextArea, type EditField } from '../../../records/edit-form.tsx'
import { KeptValue } from '../kept-value.tsx'
import type { KnownQuestion, TestsByType } from './logic-page.ts'
import styles from './logic-form.module.css'
import { logicWords as words } from './logic.words.ts'
import { TestSlots } from './test-slots.tsx'

interface OwnTestProps {
  fields: Readonly<Record<'is' | 'value' | 'rule' | 'said', EditField>>
  self: KnownQuestion
  tests: TestsByType
  /** How the sentence begins. */
  lead: string
  labels: { is: string; value: string }
  inflect?: (word: string) => string
}

/** A sentence about the answer itself; one that says more stands as it is, with its JSON. */
export function OwnTest({ fields, self, tests, lead, labels, inflect }: OwnTestProps) {
  const { rule, said } = fields
  if (typeof said.initialValue === 'string' && said.initialValue !== '') {
    return (
      <>
        <p className={styles.said}>{said.initialValue}</p>
        <KeptValue field={said} />
        <TextArea field={rule} label={words.jsonRule} rows={6} />
      </>
    )
  }
  return (
    <p className={styles.sentence}>
      <span>{lead}</span>
      <TestSlots
        fields={fields}
        labels={labels}
        about={self}
        tests={tests}
        {...(inflect && { inflect })}
      />
    </p>
  )
}
