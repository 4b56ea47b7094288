import { myFormOrders, myFormsFilter, type MyFormsFilter } from '@holdpoint/api'
import { describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { entryDialogs, fillSorts, type SearchDialog } from './my-forms.dialogs.ts'
import {
  addressOf,
  carriesFilter,
  filteredBy,
  isFiltered,
  linksOf,
  onTab,
  plainSearch,
  readSearch,
  sortedBy,
  tabs,
  unfiltered,
  type MyFormsSearch,
} from './my-forms.search.ts'

function read(query: string, remembered?: 'ongoing' | 'completed' | 'signature') {
  return readSearch(new URLSearchParams(query), remembered)
}

function readBack(search: MyFormsSearch) {
  const { searchParams } = new URL(paths.myForms(addressOf(search)), 'http://127.0.0.1:3000')
  return readSearch(searchParams, undefined)
}

describe('the tab', () => {
  test.each([
    ['', undefined, 'ongoing'],
    ['', 'signature', 'signature'],
    ['section=completed', 'signature', 'completed'],
    ['section=ongoing', 'completed', 'ongoing'],
    ['section=nonsense', 'signature', 'signature'],
    ['section=nonsense', undefined, 'ongoing'],
    ['section=', 'completed', 'completed'],
    ['tab=2', 'ongoing', 'completed'],
    ['tab=1', undefined, 'completed'],
    ['tab=signature', 'signature', 'completed'],
    ['tab=', undefined, 'completed'],
    ['tab', undefined, 'completed'],
    ['tab=3&section=signature', 'ongoing', 'completed'],
  ] as const)('of %j, with %j remembered, is %s', (query, remembered, section) => {
    expect(read(query, remembered).section).toBe(section)
  })
})

describe('reading', () => {
  test('falls back to the plain list for everything that means nothing', () => {
    const nonsense =
      'sortField=drop%20table&sortDirection=sideways&page=-3&selectedStartDate=yesterday' +
      '&selectedScore=high&elevatedSelected=maybe&view=sideways&dialog=explode&id=7'
    const { filter, ...rest } = read(nonsense)
    expect({ ...rest, filter: myFormsFilter.plain }).toEqual(plainSearch)
    // Days are kept as they stand, so that the page can say what is wrong with them.
    expect(filter).toEqual({
      ...myFormsFilter.plain,
      window: { kind: 'dates', startDate: 'yesterday', endDate: undefined },
    })
  })

  test.each([
    ['sortField=form_name', 'form_name', 'asc'],
    ['sortField=date', 'date', 'desc'],
    ['sortField=form_status&sortDirection=DESC', 'form_status', 'desc'],
    ['sortDirection=asc', 'date', 'asc'],
  ])('of %s sorts by %s, %s', (query, sortField, sortDirection) => {
    expect(read(query)).toMatchObject({ sortField, sortDirection })
  })

  test.each([
    ['page=0', 1],
    ['page=12', 12],
    ['page=1e3', 1],
    ['page=99999999', 1],
    ['page=9999999', 1_000_000],
  ])('of %s shows page %i', (query, page) => {
    expect(read(query).page).toBe(page)
  })

  test('trims what is searched for and cuts it at what the call takes', () => {
    expect(read('searchValue=%20bop%20').searchValue).toBe('bop')
    expect(read(`searchValue=${'x'.repeat(5000)}`).searchValue).toHaveLength(200)
  })

  test('takes no delete dialog without an entry', () => {
    expect(read('dialog=delete').dialog).toBeNull()
    expect(read('dialog=delete&id=01J9').dialog).toEqual({ kind: 'delete', id: '01J9' })
  })

  test('needs both what is chosen in a dialog and what is done with it', () => {
    const comments = { kind: 'comments', id: '01J9', chosen: null }
    expect(read('dialog=comments&id=01J9&item=c-1').dialog).toEqual(comments)
    expect(read('dialog=comments&id=01J9&item=c-1&doing=burn').dialog).toEqual(comments)
  })
})

describe('an address', () => {
  test('says no more than it must', () => {
    expect(paths.myForms(addressOf(plainSearch))).toBe('/my-forms?section=ongoing')
  })

  test('reads back as the search that it was written from', () => {
    const searchValues = ['', 'bop', 'a,b & c=d', 'Übergabe %20 + 100%', '漢字']
    const filters: MyFormsFilter[] = [
      myFormsFilter.plain,
      { ...myFormsFilter.plain, window: { kind: 'all' }, crews: ['F-01', 'F-02'] },
      {
        ...myFormsFilter.plain,
        score: { low: 20, high: 80 },
        isKudos: true,
        window: { kind: 'dates', startDate: '2026-10-01', endDate: '2026-11-02' },
      },
    ]
    const chosen = { id: 'c-1', doing: 'delete' } as const
    const dialogs: (SearchDialog | null)[] = [
      null,
      { kind: 'filters', words: '' },
      { kind: 'filters', words: 'bop & co' },
      { kind: 'delete', id: '01J9ZK' },
      { kind: 'info', id: '01J9ZK' },
      { kind: 'actions', id: '01J9ZK' },
      { kind: 'comments', id: '01J9ZK', chosen: null },
      { kind: 'comments', id: '01J9ZK', chosen },
      { kind: 'saved-filters', chosen: null },
      { kind: 'saved-filters', chosen: { ...chosen, doing: 'edit' } },
      { kind: 'share', id: '01J9ZK', people: [], words: '' },
      { kind: 'share', id: '01J9ZK', people: ['p-1', 'p-2'], words: 'dana & co' },
      ...fillSorts.flatMap((sort) =>
        (['asc', 'desc'] as const).flatMap((direction): SearchDialog[] => [
          { kind: 'fill', typeId: null, sort, direction, words: 'iron & <b>' },
          { kind: 'fill', typeId: '01J9', sort, direction, words: '' },
        ]),
      ),
    ]
    const changes: Partial<MyFormsSearch>[] = [
      ...tabs.map((section) => ({ section })),
      ...myFormOrders.flatMap((sortField) =>
        (['asc', 'desc'] as const).map((sortDirection) => ({ sortField, sortDirection })),
      ),
      ...searchValues.map((searchValue) => ({ searchValue })),
      ...filters.map((filter) => ({ filter })),
      ...[1, 2, 129].map((page) => ({ page })),
      ...(['list', 'graph', null] as const).map((view) => ({ view })),
      { keptFilter: 'hash', savedFilterId: 'none' },
    ]
    for (const change of changes) {
      for (const dialog of dialogs) {
        const search: MyFormsSearch = { ...plainSearch, ...change, dialog }
        expect(readBack(search)).toEqual(search)
      }
    }
  })
})

// Written out, because an address that both sides read from one name would still be another's.
describe('each parameter of the specification', () => {
  const dates = { kind: 'dates', startDate: '2026-02-01', endDate: '2026-02-28' } as const
  const filters = [
    ['selectedCountry=US%2CCA', { countries: ['US', 'CA'] }],
    ['selectedDistrict=PER', { districts: ['PER'] }],
    ['selectedBusinessUnitOptions=FRAC', { businessUnits: ['FRAC'] }],
    ['selectedCrewOptions=F-01', { crews: ['F-01'] }],
    ['selectedCustomerOptions=c-1', { customers: ['c-1'] }],
    ['selectedPadNameOptions=Blue+Mesa', { pads: ['Blue Mesa'] }],
    ['selectedFormTypeOptions=t-1', { formTypes: ['t-1'] }],
    ['selectedFormIds=f-1', { formIds: ['f-1'] }],
    ['selectedStatus=complete', { statuses: ['complete'] }],
    ['elevatedSelected=true', { isElevated: true }],
    ['isKudosSelected=true', { isKudos: true }],
    ['isPrivateCommentSelected=true', { isPrivateComment: true }],
    ['isPublicCommentSelected=true', { isPublicComment: true }],
    ['selectedStartDate=2026-02-01&selectedEndDate=2026-02-28', { window: dates }],
    ['selectedScore=20-80', { score: { low: 20, high: 80 } }],
  ] as const satisfies readonly (readonly [string, Partial<MyFormsFilter>])[]

  const others: [string, Partial<MyFormsSearch>][] = [
    ['sortField=form_name&sortDirection=desc', { sortField: 'form_name', sortDirection: 'desc' }],
    ['selectedFilterId=f-9', { savedFilterId: 'f-9' }],
    ['searchValue=walk', { searchValue: 'walk' }],
  ]

  test.each<[string, Partial<MyFormsSearch>]>([
    ...others,
    ...filters.map(([query, part]): [string, Partial<MyFormsSearch>] => [
      query,
      { filter: { ...myFormsFilter.plain, ...part } },
    ]),
  ])('is read and written: %s', (query, part) => {
    expect(read(query)).toEqual({ ...plainSearch, ...part })
    const { searchParams } = new URL(
      paths.myForms(addressOf({ ...plainSearch, ...part })),
      'http://127.0.0.1:3000',
    )
    searchParams.delete('section')
    expect([...searchParams].sort()).toEqual([...new URLSearchParams(query)].sort())
  })

  test('is left out of the address of the plain list, which has the newest first', () => {
    expect(read('')).toMatchObject({ sortField: 'date', sortDirection: 'desc' })
  })
})

describe('the default saved filter', () => {
  test.each([
    ['', true],
    ['section=completed&sortField=date&sortDirection=asc&page=2&view=graph&dialog=filters', true],
    ['tab=2', true],
    ['searchValue=', false],
    ['selectedFilterId=none', false],
    ['filter=hash', false],
    ['selectedCountry=US', false],
    ['selectedEndDate=2026-01-01', false],
  ])('is wanted by an address that says %j: %s', (query, isWanted) => {
    expect(!carriesFilter(new URLSearchParams(query))).toBe(isWanted)
  })

  test('stays away once the person has chosen or lifted a filter', () => {
    for (const search of [filteredBy(plainSearch, { isKudos: true }), unfiltered(plainSearch)]) {
      const { searchParams } = new URL(paths.myForms(addressOf(search)), 'http://127.0.0.1')
      expect(carriesFilter(searchParams)).toBe(true)
    }
  })
})

describe('a change of the filter', () => {
  const deep: MyFormsSearch = { ...plainSearch, page: 4, keptFilter: 'hash', savedFilterId: 'f-1' }

  test('starts at page 1 and leaves the saved filter behind', () => {
    expect(filteredBy(deep, { crews: ['F-01'] })).toMatchObject({
      page: 1,
      keptFilter: null,
      savedFilterId: 'none',
      filter: { crews: ['F-01'] },
    })
  })

  test('that lifts everything lifts the search too', () => {
    const search = filteredBy({ ...deep, searchValue: 'bop' }, { isKudos: true })
    expect(isFiltered(search)).toBe(true)
    expect(isFiltered(unfiltered(search))).toBe(false)
  })

  test('by a tab drops the statuses that the tab does not know', () => {
    const statuses = ['in_progress', 'in_reviews']
    const search = filteredBy(plainSearch, { statuses })
    expect(onTab(search, 'completed').filter.statuses).toEqual(['in_reviews'])
    expect(onTab(search, 'ongoing').filter.statuses).toEqual(['in_progress'])
  })
})

describe('sortedBy', () => {
  test('turns the direction of the field that is chosen already, and starts at page 1', () => {
    const search: MyFormsSearch = { ...plainSearch, page: 4 }
    const once = sortedBy(search, 'form_name')
    expect(once).toMatchObject({ sortField: 'form_name', sortDirection: 'asc', page: 1 })
    expect(sortedBy(once, 'form_name').sortDirection).toBe('desc')
    expect(sortedBy(search, 'date').sortDirection).toBe('asc')
  })
})

describe('the links of a list', () => {
  const searches = [
    plainSearch,
    { ...plainSearch, section: 'completed', searchValue: 'a&b', page: 3 },
  ] satisfies MyFormsSearch[]

  test.each(entryDialogs)('lead to its dialogs: %s', (kind) => {
    for (const search of searches) {
      const { list, dialog } = linksOf({ ...search, dialog: { kind: 'filters', words: '' } })
      expect(list).toBe(paths.myForms(addressOf(search)))
      const address = new URL(dialog(kind, '01J9 &=#'), 'http://127.0.0.1:3000')
      const { dialog: read, ...rest } = readSearch(address.searchParams, undefined)
      expect(read).toMatchObject({ kind, id: '01J9 &=#' })
      expect({ ...rest, dialog: null }).toEqual(search)
    }
  })
})
