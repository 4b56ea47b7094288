import { lotoStateLabels, lotoStates, type LotoTemplate } from '@holdpoint/api'
import { labelled } from '../../lists/filters/choices.ts'
import type { Choice } from '../../lists/filters/lookups.ts'

// What lockouts are narrowed by, as it can be chosen.

export const statusChoices = labelled(lotoStates, lotoStateLabels)

/** A template as it can be chosen: what is painted on its board. */
export function templateChoice({ templateId, code, number, title }: LotoTemplate): Choice {
  return { value: templateId, label: code || number, hint: title }
}
