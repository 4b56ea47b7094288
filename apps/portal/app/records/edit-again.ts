import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import type { AllowedEvent } from '@holdpoint/api'
import { formKeyField } from '../ui/form-key.tsx'

/** Something that a field may name by its id: a person, a piece of equipment. */
export type Choice = { id: string; name: string; detail: string | null }

/** What was looked for in a field, and what was found. */
export type Found = { field: string; sought: string; choices: readonly Choice[] }

/** The name of the words that are typed into a field that finds. */
export const seekName = (field: string) => `find.${field}`

/** The name of the words by which it has found what it offers. */
export const foundName = (field: string) => `found.${field}`

/** The words that a form came back with under one of those names. */
export function wordsIn(
  again: EditAgain | undefined,
  part: 'find' | 'found',
  field: string,
): string {
  const posted = again?.lastResult.initialValue?.[part]
  const words = Object.entries(posted ?? {}).find(([name]) => name === field)?.[1] ?? ''
  return typeof words === 'string' ? words : ''
}

/** What a form comes back with: as it was typed, what is wrong with it, what was found meanwhile. */
export type EditAgain = {
  lastResult: SubmissionResult
  found: Found | null
  /** What the ids in it stand for, by field. */
  known: Readonly<Record<string, readonly Choice[]>>
  /** How it would begin now, where somebody saved it meanwhile, and what the ids in that stand for. */
  theirs?: { start: Readonly<Record<string, unknown>>; choices: readonly Choice[] } | undefined
  /** The move that it asked for, when somebody else was quicker: what was typed is still there. */
  late?: AllowedEvent | undefined
  /** The key that it was sent with stands for something else already. */
  isKeySpent?: boolean | undefined
}

/**
 * The version that a form was typed on. A post reads its page anew, so that the version of the page may
 * be one that somebody saved since: sent along it would write over theirs unseen.
 */
export function typedOn(
  again: EditAgain | undefined,
  current: number | undefined,
): number | undefined {
  const posted = Number(again?.lastResult.initialValue?.['rowVersion'])
  return Number.isInteger(posted) && posted >= 0 ? posted : current
}

/** Whether this very form came back from a post: none begins with the key of one. */
export function hasComeBack({
  status,
  initialValue,
}: Pick<FormMetadata, 'status' | 'initialValue'>): boolean {
  return status !== undefined || Object.hasOwn(Object(initialValue ?? {}), formKeyField)
}

/** Tells a form that came back from whatever else an action answers. */
export function isEditAgain(answer: unknown): answer is EditAgain {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer
}
