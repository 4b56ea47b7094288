import type { TypedPlace } from '../../offline/typed-records.ts'

/** What of an address says how a list stands, or where the page was come from: not what it is about. */
const notOfTheRecord = [
  ...['section', 'page', 'searchValue', 'sortField', 'sortDirection', 'filter'],
  ...['selectedFilterId', 'to', 'index'],
]

/** A form as it is found again, whatever way leads to it. */
export function typedPlace(
  { pathname, search }: { pathname: string; search: string },
  formId: string,
): TypedPlace {
  const query = new URLSearchParams(search)
  notOfTheRecord.forEach((name) => query.delete(name))
  query.sort()
  const asked = query.toString()
  return { address: asked === '' ? pathname : `${pathname}?${asked}`, formId }
}
