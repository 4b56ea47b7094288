import * as z from 'zod'
import { requiredLine, optionalText } from '../../fields.ts'
import { wireBoolean } from '../../wire.ts'
import { formTypeIcons, formTypeSortOrderMax } from './form-types.vocabulary.ts'

const noPlace = 'Please enter a whole number from 0 to 9,999.'
const placeNumber = z.int(noPlace).min(0, noPlace).max(formTypeSortOrderMax, noPlace)

/** What may be said of a form type. */
export const formTypeDraft = z.object({
  name: requiredLine('Please enter a name.', 100),
  description: optionalText(500),
  icon: z.enum(formTypeIcons, 'Please choose one of these.').default('clipboard'),
  /** Where it stands in the fill menu; left out of a new one, behind all others. */
  sortOrder: z
    .union(
      [
        z.literal('').transform(() => null),
        placeNumber,
        z
          .string()
          .regex(/^\d{1,15}$/, noPlace)
          .transform(Number)
          .pipe(placeNumber),
      ],
      noPlace,
    )
    .nullish()
    .transform((order) => order ?? null),
  isActive: wireBoolean.default(true),
})
/** What may be said of a form type. */
export type FormTypeDraft = z.output<typeof formTypeDraft>
