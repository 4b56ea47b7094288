import {
  hazardCategories,
  hazardCategoryLabels,
  hazardTagLabels,
  hazardTags,
  lossCategories,
  lossCategoryLabels,
  riskNames,
} from '@holdpoint/api'
import { labelled } from '../../lists/filters/choices.ts'

// What the library is narrowed by, as it can be chosen.

export const categoryChoices = labelled(hazardCategories, hazardCategoryLabels)
export const tagChoices = labelled(hazardTags, hazardTagLabels)
export const lossChoices = labelled(lossCategories, lossCategoryLabels)
/** A risk is called by its name. */
export const riskChoices = riskNames.map((name) => ({ value: name, label: name }))
