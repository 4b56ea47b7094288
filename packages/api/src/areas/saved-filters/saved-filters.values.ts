import * as z from 'zod'
import { savedValuesInputShape, savedValuesShape } from '../../lists/filter.schemas.ts'
import { myFormsFilter } from '../my-forms/my-forms.list.ts'

/** What a saved filter holds (spec 3). An empty list, false and the score 0-100 narrow nothing. */
export const savedFilterValues = z.object(savedValuesShape(myFormsFilter))
/** What a saved filter holds. */
export type SavedFilterValues = z.infer<typeof savedFilterValues>

/** The same as it is sent: what is left out, null or empty narrows nothing. */
export const savedFilterValuesInput = z.object(savedValuesInputShape(myFormsFilter))
