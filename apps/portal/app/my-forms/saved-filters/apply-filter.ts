import { myFormsFilter, type SavedFilter } from '@holdpoint/api'
import type { Clock } from '../filters/filter-draft.ts'
import { onTab, type MyFormsSearch } from '../search/my-forms.search.ts'

/**
 * The list with a saved filter, from its first page: the tab, the order, the search and the dialog
 * stay. Its last days are counted anew, and statuses that the tab does not know are left behind.
 */
export function applied(
  search: MyFormsSearch,
  { id, filterValues }: Pick<SavedFilter, 'id' | 'filterValues'>,
  { now, timeZone }: Clock,
): MyFormsSearch {
  const filter = myFormsFilter.withDaysNamed(myFormsFilter.fromSaved(filterValues), {
    now,
    timeZone,
  })
  const filtered = { ...search, filter, keptFilter: null, savedFilterId: id }
  return { ...onTab(filtered, search.section), dialog: search.dialog }
}
