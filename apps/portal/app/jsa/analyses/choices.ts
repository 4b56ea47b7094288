import {
  jsaShiftLabels,
  jsaShifts,
  jsaStateLabels,
  jsaStates,
  signedShareLabels,
  signedShares,
} from '@holdpoint/api'
import { labelled } from '../../lists/filters/choices.ts'
import type { Choice, Lookups } from '../../lists/filters/lookups.ts'

// What analyses are narrowed by, as it can be chosen.

export const statusChoices = labelled(jsaStates, jsaStateLabels)
export const shiftChoices = labelled(jsaShifts, jsaShiftLabels)
export const shareChoices = labelled(signedShares, signedShareLabels)

/** The colours that crews have, each once. */
export function colorChoices(lookups: Pick<Lookups, 'crews'> | null): Choice[] {
  const colors = lookups?.crews.map(({ crewColor }) => crewColor).filter(Boolean) ?? []
  return [...new Set(colors)].toSorted().map((value) => ({ value, label: value }))
}
