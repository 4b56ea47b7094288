import { myFormsFilter, type MyFormsFilter } from '@holdpoint/api'
import { noSavedFilter } from '../lists/address-values.ts'
import type { MyFormsPlace } from '../my-forms/my-forms.place.ts'
import { withQuery } from '../paths.ts'

/** The address of the list, narrowed by what is said; without a word the whole of it. */
export type ToList = (narrower?: Partial<MyFormsFilter>) => string

/** The ways from the numbers of a graph to the lists that they count. */
export function linksOf(place: MyFormsPlace): ToList {
  const list = place.with({ own: { view: 'list' } }).page(1)
  const whole = list.address
  return (narrower) => {
    if (narrower === undefined) {
      return whole
    }
    if (place.said.keptFilter === null) {
      return list.filteredBy(narrower).address
    }
    // A filter under a hash stays there: what is said beside it counts before what is kept.
    return withQuery(list.rules.path, {
      ...list.with({ savedFilterId: noSavedFilter }).parameters(),
      ...myFormsFilter.addressOf({ ...myFormsFilter.plain, ...narrower }),
    })
  }
}
