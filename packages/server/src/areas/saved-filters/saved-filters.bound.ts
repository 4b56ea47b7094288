import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as savedFilters from './saved-filters.handlers.ts'
import { savedFilterTies } from './saved-filters.ties.ts'

/** Which handler answers which call of the area. */
export const savedFiltersHandlers: AreaHandlers<'savedFilters'> = {
  'savedFilters.list': savedFilters.list,
  'savedFilters.save': savedFilters.save,
  'savedFilters.remove': savedFilters.remove,
}

/** How each of its kinds of record is tied to people. */
export const savedFiltersTies = {
  savedFilter: savedFilterTies,
} satisfies Partial<TieFinders>
