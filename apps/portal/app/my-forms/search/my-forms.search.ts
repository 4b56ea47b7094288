import {
  myFormOrders,
  myFormsFilter,
  statusFilterOptions,
  type FormSection,
  type MyFormOrder,
  type MyFormsFilter,
} from '@holdpoint/api'
import { paths, type MyFormsAddress } from '../../paths.ts'
import {
  dialogAddress,
  oneOf,
  readDialog,
  readDirection,
  type EntryDialog,
  type SearchDialog,
  type SortDirection,
} from './my-forms.dialogs.ts'

// The address of My Forms is its only state. This codec is the one place that reads and writes it;
// it runs on both sides, so it carries no parser library.

/** The tabs in their order (spec 2). */
export const tabs = ['ongoing', 'completed', 'signature'] as const satisfies readonly FormSection[]

/** How the entries are shown (spec 4). */
export const views = ['list', 'graph'] as const
export type View = (typeof views)[number]

/** Everything that the address of the list says. */
export type MyFormsSearch = {
  section: FormSection
  /** Null leaves the choice to the person's setting. */
  view: View | null
  sortField: MyFormOrder
  sortDirection: SortDirection
  searchValue: string
  filter: MyFormsFilter
  /** The hash of a filter that is too long for an address, which then says it instead of `filter`. */
  keptFilter: string | null
  /** The saved filter that was applied; `none` is the wish for none, the default one included. */
  savedFilterId: string | null
  page: number
  dialog: SearchDialog | null
}

export const searchLengthMax = 200
const pageMax = 1_000_000

/** The list as it opens when the address says nothing. */
export const plainSearch: MyFormsSearch = {
  section: 'ongoing',
  view: null,
  sortField: 'date',
  sortDirection: 'desc',
  searchValue: '',
  filter: myFormsFilter.plain,
  keptFilter: null,
  savedFilterId: null,
  page: 1,
  dialog: null,
}

/** The saved filter of somebody who wants none, not even the default one. */
export const noSavedFilter = 'none'

/** Reads an address. What it does not say, or says in a way that means nothing, is the default. */
export function readSearch(
  query: URLSearchParams,
  remembered: FormSection | undefined,
): MyFormsSearch {
  const sortField = oneOf(myFormOrders, query.get('sortField')) ?? plainSearch.sortField
  return {
    section: readSection(query, remembered),
    view: oneOf(views, query.get('view')) ?? null,
    sortField,
    sortDirection: readDirection(query.get('sortDirection')) ?? firstDirection(sortField),
    searchValue: (query.get('searchValue') ?? '').trim().slice(0, searchLengthMax),
    filter: myFormsFilter.fromAddress(query),
    keptFilter: query.get('filter') || null,
    savedFilterId: query.get('selectedFilterId') || null,
    page: readPage(query.get('page')),
    dialog: readDialog(query),
  }
}

/** Writes an address that reads back as the same search, leaving out what is the default. */
export function addressOf(search: MyFormsSearch): MyFormsAddress {
  const { section, view, sortField, sortDirection, searchValue, page } = search
  const isPlainSort =
    sortField === plainSearch.sortField && sortDirection === plainSearch.sortDirection
  return {
    section,
    view: view ?? undefined,
    searchValue,
    ...(isPlainSort ? {} : { sortField, sortDirection }),
    ...(search.keptFilter === null
      ? myFormsFilter.addressOf(search.filter)
      : { filter: search.keptFilter }),
    selectedFilterId: search.savedFilterId ?? undefined,
    page: page === 1 ? undefined : page,
    ...dialogAddress(search.dialog),
  }
}

/** A list's own address, and those of the dialogs over it that are about one entry. */
export type ListLinks = { list: string; dialog: (kind: EntryDialog, id: string) => string }

/** The links of a list, whose long part is written once, because its rows have many of them. */
export function linksOf(search: MyFormsSearch): ListLinks {
  const list = paths.myForms(addressOf({ ...search, dialog: null }))
  const sign = list.includes('?') ? '&' : '?'
  return {
    list,
    dialog: (kind, id) => `${list}${sign}dialog=${kind}&id=${encodeURIComponent(id)}`,
  }
}

const filterNames = [...myFormsFilter.addressNames, 'filter', 'selectedFilterId', 'searchValue']

/**
 * Whether an address carries a filter, so that the person's default one stays away (spec 4). The
 * tab, the order, the page and a dialog are none.
 */
export function carriesFilter(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.has(name))
}

/** Whether anything narrows the list. */
export function isFiltered({ filter, keptFilter, searchValue }: MyFormsSearch): boolean {
  return keptFilter !== null || searchValue !== '' || !myFormsFilter.isPlain(filter)
}

/** The search with another filter: from its first page, and no longer the saved one. */
export function filteredBy(search: MyFormsSearch, change: Partial<MyFormsFilter>): MyFormsSearch {
  return {
    ...search,
    filter: { ...search.filter, ...change },
    keptFilter: null,
    savedFilterId: noSavedFilter,
    page: 1,
  }
}

/** The search without any filter. */
export function unfiltered(search: MyFormsSearch): MyFormsSearch {
  return { ...filteredBy(search, myFormsFilter.plain), searchValue: '' }
}

/** The same list on another tab: statuses that the tab does not know are left behind (spec 4). */
export function onTab(search: MyFormsSearch, section: FormSection): MyFormsSearch {
  const known: readonly string[] = statusFilterOptions(section).map(({ value }) => value)
  const { filter } = search
  const statuses = filter.statuses.filter((status) => known.includes(status))
  // What is kept under a hash has the statuses of the other tab.
  const keptFilter = statuses.length === filter.statuses.length ? search.keptFilter : null
  return { ...search, section, filter: { ...filter, statuses }, keptFilter, page: 1, dialog: null }
}

/** The search after choosing a field: a second choice turns the direction, and page 1 follows. */
export function sortedBy(search: MyFormsSearch, field: MyFormOrder): MyFormsSearch {
  const isChosen = search.sortField === field
  const sortDirection = isChosen ? opposite(search.sortDirection) : firstDirection(field)
  return { ...search, sortField: field, sortDirection, page: 1, dialog: null }
}

/** Newest first for dates, A to Z for words. */
export function firstDirection(field: MyFormOrder): SortDirection {
  return field === 'date' ? 'desc' : 'asc'
}

export function opposite(direction: SortDirection): SortDirection {
  return direction === 'asc' ? 'desc' : 'asc'
}

/**
 * Which tab is shown: a `tab` of any value opens Completed (spec 2), then `section`, then the tab
 * that was shown last.
 */
function readSection(query: URLSearchParams, remembered: FormSection | undefined): FormSection {
  if (query.has('tab')) {
    return 'completed'
  }
  return oneOf(tabs, query.get('section')) ?? remembered ?? plainSearch.section
}

function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(page, 1), pageMax)
}
