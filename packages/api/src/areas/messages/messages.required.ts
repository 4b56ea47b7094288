import { sentences } from '../../sentences.ts'

const { messageFields: field, required } = sentences

/**
 * What is said of each field that a message lacks. The specification names the fields (spec 5); the
 * sentence around a name is that of its other required fields (decision 0075).
 */
export const requiredOfMessage = {
  title: required.title,
  category: required.category,
  image: `Please ${field.image}`,
  description: required.description,
  priority: `Please select ${field.priority}`,
  startsAt: `Please select ${field.start}`,
  endsAt: `Please select ${field.end}`,
  countries: `Please select ${field.country}`,
  districts: `Please select ${field.district}`,
  departments: `Please select ${field.department}`,
  businessUnits: `Please select ${field.businessUnit}`,
  jobTitles: `Please select ${field.jobTitle}`,
} as const
