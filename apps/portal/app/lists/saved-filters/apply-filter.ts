import type { SavedFilter, Today } from '@holdpoint/api'
import type { AnyPlace } from '../place.ts'

/**
 * The list with a saved filter, from its first page: the tab, the order, the search and the dialog
 * stay. Its last days are counted anew, and choices that the tab does not know are left behind.
 */
export function applied<P extends AnyPlace>(
  place: P,
  { id, filterValues }: Pick<SavedFilter, 'id' | 'filterValues'>,
  today: Today,
): P {
  const { filter } = place.rules.list
  const { section, dialog } = place.said
  const saved = filter.withDaysNamed(filter.fromSaved(filterValues), today)
  return place
    .with({ filter: saved as typeof place.said.filter, keptFilter: null, savedFilterId: id })
    .section(section)
    .with({ dialog })
}
