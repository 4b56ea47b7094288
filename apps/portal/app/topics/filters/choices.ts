import { topicCategories, topicCategoryLabels, type Person } from '@holdpoint/api'
import type { Choice } from '../../lists/filters/lookups.ts'

/** The categories as choices. */
export const categoryChoices: readonly Choice[] = topicCategories.map((value) => ({
  value,
  label: topicCategoryLabels[value],
}))

/** Somebody as they can be chosen. */
export function personChoice({ personId, fullName, employeeTitle }: Person): Choice {
  return { value: personId, label: fullName, hint: employeeTitle ?? undefined }
}
