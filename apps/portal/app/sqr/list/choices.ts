import { severityLabel } from '@holdpoint/api/vocabulary'
import { severities, sqrPhaseLabels, sqrPhases, type Category } from '@holdpoint/api'
import { labelled } from '../../lists/filters/choices.ts'
import type { Choice } from '../../lists/filters/lookups.ts'

// What quality reports are narrowed by, as it can be chosen.

export const phaseChoices = labelled(sqrPhases, sqrPhaseLabels)
export const severityChoices: readonly Choice[] = severities
  .map((level) => ({ value: level, label: severityLabel(level) }))
  .toReversed()

/** A category as it can be chosen, with what it lies below. */
export function categoryChoice({ categoryId, name, path }: Category): Choice {
  const above = path.slice(0, -1).join(', ')
  return { value: categoryId, label: name, ...(above !== '' && { hint: above }) }
}
