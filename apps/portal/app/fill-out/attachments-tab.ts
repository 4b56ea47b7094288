/** The part of an entry that takes files of the whole, while it is filled. */
export const attachmentsTab = 4

/** Where in a form somebody is, as its address says it: the way back from its files. */
export function placeIn(search: URLSearchParams): { section?: string | undefined; only?: 0 | 1 } {
  const only = search.get('only')
  return {
    section: search.get('section') ?? undefined,
    ...(only !== null && { only: only === '0' ? 0 : 1 }),
  }
}
