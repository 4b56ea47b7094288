import { topicCategories, topicCategoryLabels } from '@holdpoint/api'
import { labelled } from '../../lists/filters/choices.ts'

/** The categories as choices. */
export const categoryChoices = labelled(topicCategories, topicCategoryLabels)
