import {
  addMonths,
  hazardReviewYears,
  isRiskAbove,
  riskCodeOf,
  sentences,
  type CalendarDay,
} from '@holdpoint/api'

/** What a hazard must have while analyses take it. */
export type TakenHazard = {
  categoryIds: readonly string[]
  tagIds: readonly string[]
  controlCount: number
  initialLikelihood: number | null
  initialSeverity: number | null
  residualLikelihood: number | null
  residualSeverity: number | null
}

/** What is wrong with a field, by its name in the call. */
export type FieldProblem = { path: string; message: string }

const initialOf = ({ initialLikelihood, initialSeverity }: TakenHazard) => ({
  likelihood: initialLikelihood,
  severity: initialSeverity,
})
const residualOf = ({ residualLikelihood, residualSeverity }: TakenHazard) => ({
  likelihood: residualLikelihood,
  severity: residualSeverity,
})

/** What each guard says; null lets the hazard through (decision 0105). */
export const hazardGuards = {
  hasCategory: ({ categoryIds }: TakenHazard) =>
    categoryIds.length === 0 ? sentences.required.category : null,
  hasTag: ({ tagIds }: TakenHazard) => (tagIds.length === 0 ? sentences.required.tag : null),
  hasControl: ({ controlCount }: TakenHazard) =>
    controlCount === 0 ? 'Please enter at least one control.' : null,
  isRated: (hazard: TakenHazard) =>
    riskCodeOf(initialOf(hazard)) === null || riskCodeOf(residualOf(hazard)) === null
      ? 'Please rate the risk before its controls and with them.'
      : null,
  isNotWorse: (hazard: TakenHazard) =>
    isRiskAbove(residualOf(hazard), initialOf(hazard))
      ? 'With its controls a risk is neither likelier nor worse than before.'
      : null,
} as const

const digits = [
  ...(['initialLikelihood', 'initialSeverity'] as const),
  ...(['residualLikelihood', 'residualSeverity'] as const),
] as const

/** The field of the call that each guard is about. */
const pathOf: Readonly<Record<keyof typeof hazardGuards, (hazard: TakenHazard) => string>> = {
  hasCategory: () => 'categoryIds',
  hasTag: () => 'tagIds',
  hasControl: () => 'controls',
  isRated: (hazard) => digits.find((name) => hazard[name] === null) ?? 'initialLikelihood',
  isNotWorse: ({ initialLikelihood, residualLikelihood }) =>
    (residualLikelihood ?? 0) > (initialLikelihood ?? 0)
      ? 'residualLikelihood'
      : 'residualSeverity',
}

/** What a hazard lacks to be taken, each at its field. */
export function missingIn(hazard: TakenHazard): FieldProblem[] {
  const names = Object.keys(hazardGuards) as (keyof typeof hazardGuards)[]
  return names.flatMap((name) => {
    const message = hazardGuards[name](hazard)
    return message === null ? [] : [{ path: pathOf[name](hazard), message }]
  })
}

/** The day of the next review, of a hazard that is looked at today. */
export function nextReview(day: CalendarDay): CalendarDay {
  return addMonths(day, hazardReviewYears * 12)
}
