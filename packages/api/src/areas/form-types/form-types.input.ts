import * as z from 'zod'
import { optionalText, optionalWhole, requiredLine } from '../../fields.ts'
import { wireBoolean } from '../../wire.ts'
import { formTypeIcons, formTypeSortOrderMax } from './form-types.vocabulary.ts'

/** What may be said of a form type. */
export const formTypeDraft = z.object({
  name: requiredLine('Please enter a name.', 100),
  description: optionalText(500),
  icon: z.enum(formTypeIcons, 'Please choose one of these.').default('clipboard'),
  /** Where it stands in the fill menu; left out of a new one, behind all others. */
  sortOrder: optionalWhole(0, formTypeSortOrderMax, 'Please enter a whole number from 0 to 9,999.'),
  isActive: wireBoolean.default(true),
})
/** What may be said of a form type. */
export type FormTypeDraft = z.output<typeof formTypeDraft>
