import type { AnyPlace } from './place.ts'
import type { Reach } from './reach.server.ts'

/** What the calls of a list are asked for: its tab, its order, and what it is narrowed by. */
export function listCall<P extends AnyPlace>(place: P, { filter }: Pick<Reach, 'filter'>) {
  const { direction, searchValue, keptFilter } = place.said
  const section: P['said']['section'] = place.said.section
  const orderBy: P['said']['order'] = place.said.order
  return {
    section,
    orderBy,
    orderByAsc: direction === 'asc' ? (1 as const) : (0 as const),
    search: searchValue,
    // A filter that is too long for an address goes by the name under which it is kept.
    ...(keptFilter === null ? filter : { filter: keptFilter }),
  }
}

/** The page of the list. */
export function listPage({ rules, said }: AnyPlace) {
  const { pageSize } = rules.list
  return { pLimit: pageSize, pOffset: (said.page - 1) * pageSize }
}
