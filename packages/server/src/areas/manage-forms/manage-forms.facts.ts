import { formMoves, type FormState } from '@holdpoint/api'
import { movingKind } from '../../records/move.ts'
import type { FormRow } from './manage-forms.columns.ts'

/** What is said where another organisation has entries of a form, so that nobody changes it for them. */
export const usedElsewhere =
  'Another organisation uses this form too. Please copy it and change the copy.'

/** What the guards of forms look at. */
export type FormFacts = {
  /** No other organisation has entries of it. */
  isOurs: boolean
  hasDraft: boolean
  /** How much keeps the draft from being published. */
  problemCount: number
  isTypeActive: boolean
}

/** How forms move: the table of the contract, and a sentence for each guard. */
export const formKind = movingKind<typeof formMoves, FormFacts, 'forms'>({
  recordType: 'form',
  moves: formMoves,
  table: 'forms',
  stateWords: (state) => formStateWords[state],
  guards: {
    isOurs: ({ isOurs }) => (isOurs ? null : usedElsewhere),
    hasDraft: ({ hasDraft }) => (hasDraft ? null : 'Nothing is written that is not published.'),
    isWhole: ({ problemCount }) =>
      problemCount === 0
        ? null
        : `${problemCount} ${problemCount === 1 ? 'thing keeps' : 'things keep'} this form from being published.`,
    hasActiveType: ({ isTypeActive }) =>
      isTypeActive
        ? null
        : 'Its form type is not in use any more. Please choose another, or make it active.',
  },
})

const formStateWords = {
  ...{ draft: 'a draft', published: 'in use', paused: 'paused', archived: 'archived' },
} as const satisfies Record<FormState, string>

/**
 * What the guards look at, of a row. Whether it is ours is asked when it is moved: looking through
 * the entries of others for each row of a list would cost more than the button is worth.
 */
export function factsOf(row: FormRow): FormFacts {
  return {
    isOurs: true,
    hasDraft: row.problem_count !== null,
    problemCount: row.problem_count ?? 0,
    isTypeActive: row.is_type_active,
  }
}
