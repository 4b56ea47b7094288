import {
  everythingOf,
  isMediaQuestion,
  type Evaluation,
  type FormDefinition,
  type ItemState,
} from '@holdpoint/forms'
import type { MissingRow } from '../../fill-out/fill-data.ts'

/** What stands in the way of submit, as far as it can be given while a form is tried. */
export type MissingHere = {
  rows: readonly (MissingRow & { number: string })[]
  /** How many questions lack nothing but a photo, a signature or an action. */
  notGivenHere: number
}

/** Splits what is missing into what can be answered here and what cannot. */
export function missingHere(
  { missing, items }: Pick<Evaluation, 'missing' | 'items'>,
  definition: FormDefinition,
): MissingHere {
  const numbers = new Map(
    everythingOf(definition).map(({ question, number }) => [question.key, number]),
  )
  const rows = missing.flatMap(({ key, label, message }) => {
    const state = items[key]
    const isElsewhere = state !== undefined && lacksEvidenceAlone(state)
    return isElsewhere ? [] : [{ key, label, message, number: numbers.get(key) ?? '' }]
  })
  return { rows, notGivenHere: missing.length - rows.length }
}

function lacksEvidenceAlone({ type, problems }: ItemState): boolean {
  const isEvidence = isMediaQuestion({ type }) || type === 'signature'
  return problems.every(
    ({ kind }) =>
      kind === 'missingPhoto' ||
      kind === 'missingAction' ||
      (isEvidence && kind === 'missingAnswer'),
  )
}
