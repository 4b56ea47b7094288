import * as z from 'zod'
import { sentences } from '../../sentences.ts'
import { wireBoolean, written } from '../../wire.ts'
import { line } from '../jsa/jsa.hazards.input.ts'
import { formTypeIcons, formTypeSortOrderMax } from './form-types.vocabulary.ts'

const noPlace = 'Please enter a whole number from 0 to 9,999.'
const placeNumber = z.int(noPlace).min(0, noPlace).max(formTypeSortOrderMax, noPlace)

/** What may be said of a form type. */
export const formTypeDraft = z.object({
  name: z
    .string('Please enter a name.')
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .min(1, { error: 'Please enter a name.', abort: true })
    .min(2, sentences.length.atLeast2)
    .pipe(written(100)),
  description: line(500),
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
