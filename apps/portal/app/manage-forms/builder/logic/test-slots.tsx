import { takesValue } from '@holdpoint/forms/editing'
import { useState } from 'react'
import type { EditField } from '../../../records/edit-form.tsx'
import type { KnownQuestion, TestsByType } from './logic-page.ts'
import { logicWords as words } from './logic.words.ts'
import { SelectSlot, TextSlot } from './slots.tsx'

interface TestSlotsProps {
  fields: { is: EditField; value: EditField }
  labels: { is: string; value: string }
  /** The question that is asked about, where it is known already. */
  about: KnownQuestion | undefined
  tests: TestsByType
  /** How the comparison is said within the sentence. */
  inflect?: (word: string) => string
}

/** “is No”: the comparison and its value, which offers the answers that the question has. */
export function TestSlots({ fields, labels, about, tests, inflect = same }: TestSlotsProps) {
  const [is, setIs] = useState(chosenIn(fields.is))
  const offered = about === undefined ? [] : (tests[about.type] ?? [])
  const chosen = offered.find(([name]) => name === is) ?? offered[0]
  const isValued = chosen === undefined || takesValue(chosen[0])
  return (
    <>
      <SelectSlot
        field={fields.is}
        label={labels.is}
        options={offered.map(([name, word]) => [name, inflect(word)] as const)}
        onChoose={setIs}
        {...(offered.length === 0 && { none: words.choose })}
      />
      {isValued && <ValueSlot field={fields.value} label={labels.value} about={about} />}
    </>
  )
}

interface ValueSlotProps {
  field: EditField
  label: string
  about: KnownQuestion | undefined
}

function ValueSlot({ field, label, about }: ValueSlotProps) {
  const answers = about?.answers ?? null
  return answers === null ? (
    <TextSlot field={field} label={label} />
  ) : (
    <SelectSlot field={field} label={label} options={answers} none={words.choose} />
  )
}

interface QuestionTestProps {
  fields: { of: EditField; is: EditField; value: EditField }
  row: number
  questions: readonly KnownQuestion[]
  tests: TestsByType
  /** What stands there while no question is chosen. */
  none?: string
}

/** A sentence about another question, which is chosen first. */
export function QuestionTest(props: QuestionTestProps) {
  const { fields, row, questions, tests, none = words.choose } = props
  const [of, setOf] = useState(chosenIn(fields.of))
  return (
    <>
      <SelectSlot
        field={fields.of}
        label={words.question(row)}
        options={questions.map(({ key, name }) => [key, name] as const)}
        none={none}
        onChoose={setOf}
      />
      <TestSlots
        // Another question has other comparisons and answers.
        key={of}
        fields={fields}
        labels={{ is: words.test(row), value: words.value(row) }}
        about={questions.find(({ key }) => key === of)}
        tests={tests}
      />
    </>
  )
}

function chosenIn({ initialValue }: EditField): string {
  return typeof initialValue === 'string' ? initialValue : ''
}

const same = (word: string) => word
