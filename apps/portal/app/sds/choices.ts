import {
  pictogramLabels,
  pictograms,
  signalWordLabels,
  signalWords,
} from '@holdpoint/api/vocabulary'
import type { Choice } from '../lists/filters/lookups.ts'

/** The nine pictograms as they can be chosen. */
export const pictogramChoices: Choice[] = pictograms.map((value) => ({
  value,
  label: pictogramLabels[value],
}))

/** The signal words as they can be chosen. */
export const signalChoices: Choice[] = signalWords.map((value) => ({
  value,
  label: signalWordLabels[value],
}))

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
