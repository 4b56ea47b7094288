import type { TypedPlace } from '../../offline/typed-records.ts'

/**
 * What of an address says how a list or a page of a record stands, or where it was come from: not what
 * it is about.
 */
const notOfTheRecord =
  /^(section|page|search|searchValue|sortField|sortDirection|filter|selected.*|retired|view|older|pane|approved|tick|to|index)$/

/** A form as it is found again, whatever way leads to it. */
export function typedPlace(
  { pathname, search }: { pathname: string; search: string },
  formId: string,
): TypedPlace {
  const query = new URLSearchParams(search)
  const names = [...query.keys()].filter((name) => notOfTheRecord.test(name))
  names.forEach((name) => query.delete(name))
  query.sort()
  const asked = query.toString()
  return { address: asked === '' ? pathname : `${pathname}?${asked}`, formId }
}
