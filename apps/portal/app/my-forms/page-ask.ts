import type { ListAsk, ListIntent } from '../lists/list-ask.ts'
import type { MyFormsPlace } from './my-forms.place.ts'

/** What a loader of this page knows. */
export type PageAsk = ListAsk<MyFormsPlace>

/** What an action of this page knows. */
export type Intent = ListIntent<MyFormsPlace>
