import { myFormsFilter, type MyFormsFilter } from '@holdpoint/api'
import {
  addressOf,
  filteredBy,
  noSavedFilter,
  type MyFormsSearch,
} from '../my-forms/search/my-forms.search.ts'
import { paths } from '../paths.ts'

/** The address of the list, narrowed by what is said; without a word the whole of it. */
export type ToList = (narrower?: Partial<MyFormsFilter>) => string

/** The ways from the numbers of a graph to the lists that they count. */
export function linksOf(search: MyFormsSearch): ToList {
  const list: MyFormsSearch = { ...search, view: 'list', page: 1, dialog: null }
  const whole = paths.myForms(addressOf(list))
  return (narrower) => {
    if (narrower === undefined) {
      return whole
    }
    if (search.keptFilter === null) {
      return paths.myForms(addressOf(filteredBy(list, narrower)))
    }
    // A filter under a hash stays there: what is said beside it counts before what is kept.
    return paths.myForms({
      ...addressOf({ ...list, savedFilterId: noSavedFilter }),
      ...myFormsFilter.addressOf({ ...myFormsFilter.plain, ...narrower }),
    })
  }
}
