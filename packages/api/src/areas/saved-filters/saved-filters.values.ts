import * as z from 'zod'
import { savedValuesInputShape, savedValuesShape } from '../../lists/filter.schemas.ts'
import { actionsFilter } from '../actions/actions.list.ts'
import { myFormsFilter } from '../my-forms/my-forms.list.ts'

// What a saved filter holds, by the name of its list (spec 3). An empty list, false and the whole
// range narrow nothing. A module adds its two lines.

/** What a saved filter of each list holds. */
export const savedFilterValues = {
  myform: z.object(savedValuesShape(myFormsFilter)),
  action: z.object(savedValuesShape(actionsFilter)),
}

/** The same as it is sent: what is left out, null or empty narrows nothing. */
export const savedFilterValuesInput = {
  myform: z.object(savedValuesInputShape(myFormsFilter)),
  action: z.object(savedValuesInputShape(actionsFilter)),
}

/** What a saved filter of a list holds. */
export type SavedFilterValues<Type extends keyof typeof savedFilterValues = 'myform'> = z.infer<
  (typeof savedFilterValues)[Type]
>
