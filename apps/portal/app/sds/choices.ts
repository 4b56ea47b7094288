import {
  pictogramLabels,
  pictograms,
  signalWordLabels,
  signalWords,
} from '@holdpoint/api/vocabulary'
import { labelled } from '../lists/filters/choices.ts'
import type { Choice } from '../lists/filters/lookups.ts'

/** The nine pictograms as they can be chosen. */
export const pictogramChoices = labelled(pictograms, pictogramLabels)

/** The signal words as they can be chosen. */
export const signalChoices = labelled(signalWords, signalWordLabels)

/** A manufacturer as it can be chosen. */
export function makerChoice({
  manufacturerId: value,
  name: label,
}: {
  manufacturerId: string
  name: string
}): Choice {
  return { value, label }
}
