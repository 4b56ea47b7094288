import { nameWords, reservedKey } from '../names.ts'
import { withAskedBy } from '../asked.ts'
import type { ApprovalStep, FormDefinition } from '../types.ts'
import { doneEdit, refusedEdit, theItem, type Edit } from './edit.ts'
import { isKey, keysOf } from './keys.ts'
import { itemWithRules, ruleWithKeys } from '../rule-changes.ts'
import { withQuestions } from './tree.ts'
import { editingWords } from './words.ts'

/** Gives an item another key. Every rule of the form that reads it reads it under the new one. */
export function renameKey(definition: FormDefinition, from: string, to: string): Edit {
  const found = theItem(definition, from)
  if (!found.ok) {
    return found
  }
  if (from === to) {
    return doneEdit(definition, definition, to)
  }
  if (!isKey(to)) {
    return refusedEdit(to === reservedKey ? nameWords.reservedKey : nameWords.badKey)
  }
  if (keysOf(definition).has(to)) {
    return refusedEdit(editingWords.takenKey(to))
  }
  const keyOf = (key: string): string => (key === from ? to : key)
  const renamed = withQuestions(definition, (question) => ({
    ...question,
    key: keyOf(question.key),
  }))
  const items = renamed.items
    .map((item) => ({ ...item, key: keyOf(item.key) }))
    .map((item) => itemWithRules(item, (rule) => ruleWithKeys(rule, keyOf)))
  return doneEdit(definition, { ...withStepKeys(definition, keyOf), items }, to)
}

function withStepKeys(definition: FormDefinition, keyOf: (key: string) => string): FormDefinition {
  const { workflow } = definition
  if (workflow === undefined) {
    return definition
  }
  const renamed = (step: ApprovalStep): ApprovalStep =>
    step.condition === undefined
      ? step
      : { ...step, condition: ruleWithKeys(step.condition, keyOf) }
  const withKeys = {
    ...definition,
    workflow: { ...workflow, approvals: workflow.approvals.map(renamed) },
  }
  return withAskedBy(withKeys, (key) => ({ question: keyOf(key) }))
}
