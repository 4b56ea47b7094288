import type { Answer, Answers, FormDefinition } from '@holdpoint/forms'
import type { MyFormDetail, WireAnswer } from '@holdpoint/api'

// The contract carries a form and its answers without knowing their shapes: those are the form
// engine's. Both were checked by it when they were stored, so here they only get their types back.

export function definitionOf({ definition }: Pick<MyFormDetail, 'definition'>): FormDefinition {
  return definition as FormDefinition
}

export function answersOf({ answers }: Pick<MyFormDetail, 'answers'>): Answers {
  return answers as Answers
}

export function answerOf(answer: WireAnswer | null): Answer | null {
  return answer as Answer | null
}
