import {
  evaluate,
  type Answers,
  type EvaluateContext,
  type Evaluation,
  type FormDefinition,
  type ItemState,
} from '@holdpoint/forms'
import { partStates, type Part, type PartState } from './form-parts.ts'

/** What the engine says of a form at one moment, and how far each part of it is. */
export type FormPicture = { evaluation: Evaluation; states: readonly PartState[] }

/**
 * Takes pictures of a form that is laid out for its answers. What a new picture has in common with the
 * one before it stays the same object, so that of hundreds of questions only those are drawn again of
 * which something new is said.
 */
export function pictureTaker(
  definition: FormDefinition,
  parts: readonly Part[],
  context: EvaluateContext,
): (answers: Answers) => FormPicture {
  let last: FormPicture | undefined
  return (answers) => {
    const now = evaluate(definition, answers, context)
    const evaluation = { ...now, items: steadyItems(last?.evaluation.items, now.items) }
    last = { evaluation, states: steadyStates(last?.states, partStates(parts, evaluation)) }
    return last
  }
}

type Items = Readonly<Record<string, ItemState>>

function steadyItems(before: Items | undefined, after: Items): Items {
  return Object.fromEntries(
    Object.entries(after).map(([key, state]) => {
      const old = before?.[key]
      return [key, old !== undefined && isSameItem(old, state) ? old : state]
    }),
  )
}

/** The engine writes the fields of a state in one order. */
function isSameItem(one: ItemState, other: ItemState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function steadyStates(
  before: readonly PartState[] = [],
  after: readonly PartState[],
): readonly PartState[] {
  const states = after.map((state) => before.find((old) => isSamePart(old, state)) ?? state)
  return isSameList(before, states) ? before : states
}

function isSamePart(one: PartState, other: PartState): boolean {
  return (
    one.part === other.part &&
    one.answered === other.answered &&
    one.total === other.total &&
    one.missing === other.missing &&
    one.firstMissing === other.firstMissing &&
    isSameList(one.shown, other.shown)
  )
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}
