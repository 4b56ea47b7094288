import {
  inquiryCategories,
  inquiryCategoryLabels,
  inquiryPriorities,
  inquiryPriorityLabels,
  inquiryStateLabels,
  inquiryStates,
} from '@holdpoint/api'
import { labelled } from '../lists/filters/choices.ts'

// What inquiries are narrowed by, as it can be chosen.

export const statusChoices = labelled(inquiryStates, inquiryStateLabels)
export const categoryChoices = labelled(inquiryCategories, inquiryCategoryLabels)
export const priorityChoices = labelled(inquiryPriorities, inquiryPriorityLabels)
