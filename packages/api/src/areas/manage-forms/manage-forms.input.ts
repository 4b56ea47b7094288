import * as z from 'zod'
import { optionalText, optionalWhole, requiredLine } from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { id, wireList } from '../../wire.ts'
import { formTypeIcons, formTypeSortOrderMax } from '../form-types/form-types.vocabulary.ts'

const idsOf = wireList
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(id))
  .default([])

const noType = 'Please choose the form type.'

/** What is said of a form beside its questions; it holds from the moment it is saved. */
export const formFacts = z.object({
  title: requiredLine(sentences.required.title, 100),
  description: optionalText(500),
  formTypeId: z.string(noType).min(1, { error: noType, abort: true }).pipe(id),
  icon: z.enum(formTypeIcons, 'Please choose one of these.').default('clipboard'),
  /** Where it stands within its type; left out of a new one, behind all others. */
  sortOrder: optionalWhole(0, formTypeSortOrderMax, 'Please enter a whole number from 0 to 9,999.'),
  countryIds: idsOf,
  districtIds: idsOf,
  businessUnitIds: idsOf,
  departmentIds: idsOf,
  jobTitleIds: idsOf,
})
/** What is said of a form beside its questions. */
export type FormFacts = z.output<typeof formFacts>
