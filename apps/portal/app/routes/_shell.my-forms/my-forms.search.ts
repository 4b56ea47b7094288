import type { FormSection } from '@holdpoint/api'
import type { MyFormsAddress } from '../../paths.ts'

// The address of My Forms is its only state. This codec is the one place that reads and writes it;
// it runs on both sides, so it carries no parser library.

/** The tabs in their order (spec 2). */
export const tabs = ['ongoing', 'completed', 'signature'] as const satisfies readonly FormSection[]

/** What the list may be sorted by (spec 7). */
export const sortFields = ['form_name', 'form_type', 'date', 'form_status'] as const
export type SortField = (typeof sortFields)[number]

export type SortDirection = 'asc' | 'desc'

/** Which days the list reaches: the default window (spec 9), all of them, or a range. */
export type SearchDates =
  { kind: 'default' } | { kind: 'all' } | { kind: 'range'; startDate: string; endDate: string }

/** How the form types of the fill menu are put in order (spec 2). */
export const fillSorts = ['order', 'name'] as const
export type FillSort = (typeof fillSorts)[number]

export type SearchDialog =
  | { kind: 'fill'; typeId: string | null; sort: FillSort; direction: SortDirection }
  | { kind: 'delete'; id: string }

/** Everything that the address of the list says. */
export type MyFormsSearch = {
  section: FormSection
  sortField: SortField
  sortDirection: SortDirection
  searchValue: string
  dates: SearchDates
  page: number
  dialog: SearchDialog | null
}

export const searchLengthMax = 200
const pageMax = 1_000_000

/** The list as it opens when the address says nothing. */
export const plainSearch: MyFormsSearch = {
  section: 'ongoing',
  sortField: 'date',
  sortDirection: 'desc',
  searchValue: '',
  dates: { kind: 'default' },
  page: 1,
  dialog: null,
}

/** Reads an address. What it does not say, or says in a way that means nothing, is the default. */
export function readSearch(
  query: URLSearchParams,
  remembered: FormSection | undefined,
): MyFormsSearch {
  const sortField = oneOf(sortFields, query.get('sortField')) ?? plainSearch.sortField
  return {
    section: readSection(query, remembered),
    sortField,
    sortDirection: readDirection(query.get('sortDirection')) ?? firstDirection(sortField),
    searchValue: (query.get('searchValue') ?? '').trim().slice(0, searchLengthMax),
    dates: readDates(query),
    page: readPage(query.get('page')),
    dialog: readDialog(query),
  }
}

/** Writes an address that reads back as the same search, leaving out what is the default. */
export function addressOf(search: MyFormsSearch): MyFormsAddress {
  const { section, sortField, sortDirection, searchValue, dates, page, dialog } = search
  const isPlainSort =
    sortField === plainSearch.sortField && sortDirection === plainSearch.sortDirection
  return {
    section,
    searchValue,
    ...(isPlainSort ? {} : { sortField, sortDirection }),
    ...datesAddress(dates),
    page: page === 1 ? undefined : page,
    ...dialogAddress(dialog),
  }
}

/** The search after choosing a field: a second choice turns the direction, and page 1 follows. */
export function sortedBy(search: MyFormsSearch, field: SortField): MyFormsSearch {
  const isChosen = search.sortField === field
  const sortDirection = isChosen ? opposite(search.sortDirection) : firstDirection(field)
  return { ...search, sortField: field, sortDirection, page: 1, dialog: null }
}

/** Newest first for dates, A to Z for words. */
export function firstDirection(field: SortField): SortDirection {
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

function readDates(query: URLSearchParams): SearchDates {
  const startDate = query.get('selectedStartDate') ?? ''
  const endDate = query.get('selectedEndDate') ?? ''
  if (startDate === 'none') {
    return { kind: 'all' }
  }
  return isDay(startDate) && isDay(endDate)
    ? { kind: 'range', startDate, endDate }
    : plainSearch.dates
}

function datesAddress(dates: SearchDates): MyFormsAddress {
  switch (dates.kind) {
    case 'default':
      return {}
    case 'all':
      return { selectedStartDate: 'none' }
    case 'range':
      return { selectedStartDate: dates.startDate, selectedEndDate: dates.endDate }
  }
}

function readDialog(query: URLSearchParams): SearchDialog | null {
  switch (query.get('dialog')) {
    case 'fill':
      return {
        kind: 'fill',
        typeId: query.get('type') || null,
        sort: oneOf(fillSorts, query.get('fillSort')) ?? 'order',
        direction: readDirection(query.get('fillDirection')) ?? 'asc',
      }
    case 'delete': {
      const id = query.get('id')
      return id ? { kind: 'delete', id } : null
    }
    default:
      return null
  }
}

function dialogAddress(dialog: SearchDialog | null): MyFormsAddress {
  switch (dialog?.kind) {
    case undefined:
      return {}
    case 'delete':
      return { dialog: 'delete', id: dialog.id }
    case 'fill':
      return {
        dialog: 'fill',
        type: dialog.typeId ?? undefined,
        fillSort: dialog.sort === 'order' ? undefined : dialog.sort,
        fillDirection: dialog.direction === 'asc' ? undefined : dialog.direction,
      }
  }
}

function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(page, 1), pageMax)
}

function readDirection(text: string | null): SortDirection | undefined {
  return oneOf(['asc', 'desc'] as const, text?.toLowerCase() ?? null)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

function oneOf<const Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text)
}
