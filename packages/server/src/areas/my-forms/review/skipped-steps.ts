import type { SkippedStep } from '@holdpoint/api'
import { ruleSentence, type FormDefinition } from '@holdpoint/forms'
import type { StepPerson } from './steps.ts'

type Approver = Pick<StepPerson, 'task' | 'step'> & { meaning: string }

/** Whether those who approve an entry stand in the steps of its form, and not in steps of its own. */
export function areOfForm({ workflow }: FormDefinition, people: readonly Approver[]): boolean {
  return people
    .filter(({ task }) => task === 'approve')
    .every(({ step, meaning }) => workflow?.approvals[step - 1]?.meaning === meaning)
}

/** The steps of a form that nobody was asked to decide on, because their condition does not hold. */
export function skippedSteps(
  definition: FormDefinition,
  people: readonly Approver[],
): SkippedStep[] {
  if (!areOfForm(definition, people)) {
    return []
  }
  return (definition.workflow?.approvals ?? []).flatMap(({ meaning, condition }, place) => {
    const step = place + 1
    const isAsked = people.some((each) => each.task === 'approve' && each.step === step)
    return condition === undefined || isAsked
      ? []
      : [{ step, meaning, condition: ruleSentence(condition, definition) }]
  })
}
