import { readEntry } from './reading.ts'
import type { Path } from './placed.ts'
import { findQuestion } from './structure.ts'
import { repeatingSections } from './repeats.ts'
import type { Answers, Asked, EvaluateContext, FormDefinition } from './types.ts'
import { words } from './words.ts'

/** Each approval and each signature that a form asks for, and where it stands in the definition. */
export function askedIn({ workflow }: FormDefinition): { asked: Asked; path: Path }[] {
  return (['approvals', 'signatures'] as const).flatMap((what) =>
    (workflow?.[what] ?? []).map((asked, place) => ({ asked, path: ['workflow', what, place] })),
  )
}

/** The question whose answer names who is asked, by its key; none where nobody is asked by one. */
export function askingQuestion({ by }: Asked): string | undefined {
  return typeof by === 'object' && 'question' in by ? by.question : undefined
}

/** The form with something else in the place of the questions that name who is asked. */
export function withAskedBy(
  definition: FormDefinition,
  instead: (key: string, asked: Asked) => Asked['by'],
): FormDefinition {
  const { workflow } = definition
  if (workflow === undefined) {
    return definition
  }
  const other = <One extends Asked>(one: One): One => {
    const key = askingQuestion(one)
    return key === undefined ? one : { ...one, by: instead(key, one) }
  }
  const { approvals, signatures } = workflow
  return {
    ...definition,
    workflow: {
      ...workflow,
      approvals: approvals.map(other),
      ...(signatures === undefined ? {} : { signatures: signatures.map(other) }),
    },
  }
}

/** The people by id whom a question names in an entry; nobody while it does not show. */
export function peopleNamedBy(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
  key: string,
): string[] {
  const row = readEntry(definition, answers, context).rows.find(
    ({ question }) => question.key === key,
  )
  const value = row?.visible === true ? row.answer.value : null
  return [value].flat().filter((one): one is string => typeof one === 'string')
}

/** Whoever is asked by a question is named by one that picks people, once in the form. */
export function askedFindings(definition: FormDefinition): { path: Path; message: string }[] {
  const several = repeatingSections(definition).flatMap(({ items }) => items.map(({ key }) => key))
  return askedIn(definition).flatMap(({ asked, path }) => {
    const key = askingQuestion(asked)
    if (key === undefined) {
      return []
    }
    const picks = findQuestion(definition, key)?.type === 'person'
    const message = !picks
      ? words.namesNobody(asked.meaning, key)
      : several.includes(key)
        ? words.namesSeveralTimes(asked.meaning, key)
        : undefined
    return message === undefined ? [] : [{ path: [...path, 'by'], message }]
  })
}
