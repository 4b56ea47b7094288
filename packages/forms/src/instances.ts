import { isEmptyAnswer } from './check-answer.ts'
import {
  instanceKeyOf,
  instancePattern,
  instancesOf,
  laidOut,
  listKeyOf,
  repeatingSections,
  type RepeatingSection,
} from './repeats.ts'
import { startingAnswers } from './starting-answers.ts'
import type { Answers, AnswerValue, EvaluateContext, FormDefinition } from './types.ts'

/** Answers that are given at once. */
export type GivenAnswers = readonly { readonly key: string; readonly value: AnswerValue }[]

/** One instance more of a section, one less, or one that was removed again. */
export type InstanceChange =
  | { readonly do: 'add'; readonly section: string }
  | { readonly do: 'remove' | 'putBack'; readonly section: string; readonly instance: string }

/** The answers that a change of the instances gives; null where it cannot be made. */
export function instancesChanged(
  definition: FormDefinition,
  answers: Answers,
  change: InstanceChange,
  context: EvaluateContext,
): GivenAnswers | null {
  const section = repeatingSections(definition).find(({ key }) => key === change.section)
  if (section === undefined) {
    return null
  }
  switch (change.do) {
    case 'add':
      return instanceAdded(definition, section, answers, context)
    case 'remove':
      return instanceRemoved(section, answers, change.instance)
    case 'putBack':
      return instancePutBack(section, answers, change.instance)
  }
}

/**
 * One instance more: the new list, and the answers that it starts with. Null where there may be no
 * more. Its number was never another's, so that what was said of one is not read as said of it.
 */
function instanceAdded(
  definition: FormDefinition,
  section: RepeatingSection,
  answers: Answers,
  context: EvaluateContext,
): GivenAnswers | null {
  const there = instancesOf(section, answers)
  const instance = `${Math.max(0, ...numbersUsed(section, answers)) + 1}`
  if (there.length >= section.repeat.max || !instancePattern.test(instance)) {
    return null
  }
  const list = { key: listKeyOf(section.key), value: [...there, instance] }
  const form = laidOut(definition, { [list.key]: { value: list.value } })
  const started = startingAnswers(form, context)
  const own = section.items.flatMap(({ key }) => {
    const ownKey = instanceKeyOf(key, instance)
    const value = started[ownKey]?.value ?? null
    return value === null ? [] : [{ key: ownKey, value }]
  })
  return [list, ...own]
}

/** One instance less; null where there must be as many. What was answered in it is kept. */
function instanceRemoved(
  section: RepeatingSection,
  answers: Answers,
  instance: string,
): GivenAnswers | null {
  const there = instancesOf(section, answers)
  const left = there.filter((one) => one !== instance)
  return left.length === there.length || left.length < section.repeat.min
    ? null
    : [{ key: listKeyOf(section.key), value: left.length === 0 ? null : left }]
}

/** The instance put back among the others, where it stood by its number; null where it cannot be. */
function instancePutBack(
  section: RepeatingSection,
  answers: Answers,
  instance: string,
): GivenAnswers | null {
  const there = instancesOf(section, answers)
  const isFree = !there.includes(instance) && there.length < section.repeat.max
  const value = [...there, instance].toSorted((a, b) => Number(a) - Number(b))
  return isFree && instancePattern.test(instance) ? [{ key: listKeyOf(section.key), value }] : null
}

/** The instances that are not there any more and of which something was answered. */
export function removedInstances(section: RepeatingSection, answers: Answers): string[] {
  const there = new Set(instancesOf(section, answers))
  const answered = Object.entries(answers)
    .filter(([, answer]) => !isEmptyAnswer(answer))
    .flatMap(([key]) => numberIn(section, key))
  return [...new Set(answered)]
    .filter((number) => !there.has(`${number}`))
    .toSorted((a, b) => a - b)
    .map(String)
}

function numbersUsed(section: RepeatingSection, answers: Answers): number[] {
  return [
    ...instancesOf(section, answers).map(Number),
    ...Object.keys(answers).flatMap((key) => numberIn(section, key)),
  ]
}

/** The number of the instance that an answer to a question of a section belongs to. */
function numberIn({ items }: RepeatingSection, key: string): number[] {
  const [base, instance = ''] = key.split('-')
  const isOfSection = items.some((question) => question.key === base)
  return isOfSection && instancePattern.test(instance) ? [Number(instance)] : []
}
