import { myFormsPageSize } from '@holdpoint/api'
import type { MyFormsSearch } from '../search/my-forms.search.ts'
import type { Reach } from './list-window.server.ts'

/** What the calls of a list are asked for: its tab, its order, and what it is narrowed by. */
export function listCall(search: MyFormsSearch, { filter }: Pick<Reach, 'filter'>) {
  const { section, sortField, sortDirection, searchValue, keptFilter } = search
  return {
    section,
    orderBy: sortField,
    orderByAsc: sortDirection === 'asc' ? 1 : 0,
    search: searchValue,
    // A filter that is too long for an address goes by the name under which it is kept.
    ...(keptFilter === null ? filter : { filter: keptFilter }),
  }
}

/** The page of the list. */
export function listPage({ page }: MyFormsSearch) {
  return { pLimit: myFormsPageSize, pOffset: (page - 1) * myFormsPageSize }
}
