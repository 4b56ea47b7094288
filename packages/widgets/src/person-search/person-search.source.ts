import { type Caller, peopleSearch } from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { type SearchPeople } from './person-search.query.ts'

/** Searches the directory of a portal. An empty list is no filter. */
export function searchBy(call: Caller): SearchPeople {
  return async ({ search, pLimit, isExcluded, ...lists }, { signal }) => {
    const filters = Object.entries(lists).flatMap(([name, list = []]) =>
      list.length > 0 ? [[name, list.join()] as const] : [],
    )
    const input = {
      ...Object.fromEntries(filters),
      search,
      ...(pLimit === undefined ? {} : { pLimit }),
      ...(isExcluded ? { isExcluded } : {}),
    }
    return contentOf(await call(peopleSearch, input, { signal })).data
  }
}
