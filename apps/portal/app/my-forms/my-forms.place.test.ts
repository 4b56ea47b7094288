import { myFormsFilter, myFormsList, orderNames, type MyFormsFilter } from '@holdpoint/api'
import { describe, expect, test } from 'vitest'
import {
  fillSorts,
  myFormsPlaces,
  type MyFormsDialog,
  type MyFormsPlace,
  type MyFormsSaid,
} from './my-forms.place.ts'

const { plain } = myFormsPlaces

function read(query: string, remembered?: 'ongoing' | 'completed' | 'signature') {
  return myFormsPlaces.read(new URLSearchParams(query), remembered).said
}

function readBack({ address }: MyFormsPlace) {
  return myFormsPlaces.read(new URL(address, 'http://127.0.0.1:3000').searchParams).said
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
    expect({ ...rest, filter: myFormsFilter.plain }).toEqual(plain.said)
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
  ])('of %s sorts by %s, %s', (query, order, direction) => {
    expect(read(query)).toMatchObject({ order, direction })
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
    expect(plain.address).toBe('/my-forms?section=ongoing')
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
    const dialogs: (MyFormsDialog | null)[] = [
      null,
      { kind: 'filters', words: '' },
      { kind: 'filters', words: 'bop & co' },
      { kind: 'delete', id: '01J9ZK' },
      { kind: 'info', id: '01J9ZK' },
      { kind: 'info', id: '01J9ZK', pane: 'history' },
      { kind: 'actions', id: '01J9ZK' },
      { kind: 'comments', id: '01J9ZK', chosen: null },
      { kind: 'comments', id: '01J9ZK', chosen },
      { kind: 'saved-filters', chosen: null },
      { kind: 'saved-filters', chosen: { ...chosen, doing: 'edit' } },
      { kind: 'share', id: '01J9ZK', people: [], words: '' },
      { kind: 'share', id: '01J9ZK', people: ['p-1', 'p-2'], words: 'dana & co' },
      ...fillSorts.flatMap((sort) =>
        (['asc', 'desc'] as const).flatMap((direction): MyFormsDialog[] => [
          { kind: 'fill', typeId: null, sort, direction, words: 'iron & <b>' },
          { kind: 'fill', typeId: '01J9', sort, direction, words: '' },
        ]),
      ),
    ]
    const changes: Partial<MyFormsSaid>[] = [
      ...myFormsList.sections.map((section) => ({ section })),
      ...orderNames(myFormsList).flatMap((order) =>
        (['asc', 'desc'] as const).map((direction) => ({ order, direction })),
      ),
      ...searchValues.map((searchValue) => ({ searchValue })),
      ...filters.map((filter) => ({ filter })),
      ...[1, 2, 129].map((page) => ({ page })),
      ...(['list', 'graph', null] as const).map((view) => ({ own: { view } })),
      { keptFilter: 'hash', savedFilterId: 'none' },
    ]
    for (const change of changes) {
      for (const dialog of dialogs) {
        const place = plain.with({ ...change, dialog })
        expect(readBack(place)).toEqual(place.said)
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

  // Decision 0131.
  const ours = [
    ['isAssignedSelected=true', { isAssigned: true }],
    ['isOverdueSelected=true', { isOverdue: true }],
    ['isFailedSelected=true', { isFailed: true }],
    ['hasCriticalFailureSelected=true', { hasCriticalFailure: true }],
  ] as const satisfies readonly (readonly [string, Partial<MyFormsFilter>])[]

  const others: [string, Partial<MyFormsSaid>][] = [
    ['sortField=form_name&sortDirection=desc', { order: 'form_name', direction: 'desc' }],
    ['selectedFilterId=f-9', { savedFilterId: 'f-9' }],
    ['searchValue=walk', { searchValue: 'walk' }],
  ]

  test.each<[string, Partial<MyFormsSaid>]>([
    ...others,
    ...[...filters, ...ours].map(([query, part]): [string, Partial<MyFormsSaid>] => [
      query,
      { filter: { ...myFormsFilter.plain, ...part } },
    ]),
  ])('is read and written: %s', (query, part) => {
    expect(read(query)).toEqual({ ...plain.said, ...part })
    const { searchParams } = new URL(plain.with(part).address, 'http://127.0.0.1:3000')
    searchParams.delete('section')
    expect([...searchParams].sort()).toEqual([...new URLSearchParams(query)].sort())
  })

  test('is left out of the address of the plain list, which has the newest first', () => {
    expect(read('')).toMatchObject({ order: 'date', direction: 'desc' })
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
    expect(!myFormsPlaces.carriesFilter(new URLSearchParams(query))).toBe(isWanted)
  })

  test('stays away once the person has chosen or lifted a filter', () => {
    for (const place of [plain.filteredBy({ isKudos: true }), plain.unfiltered]) {
      const { searchParams } = new URL(place.address, 'http://127.0.0.1')
      expect(myFormsPlaces.carriesFilter(searchParams)).toBe(true)
    }
  })
})

describe('a change of the filter', () => {
  const deep = plain.with({ page: 4, keptFilter: 'hash', savedFilterId: 'f-1' })

  test('starts at page 1 and leaves the saved filter behind', () => {
    expect(deep.filteredBy({ crews: ['F-01'] }).said).toMatchObject({
      page: 1,
      keptFilter: null,
      savedFilterId: 'none',
      filter: { crews: ['F-01'] },
    })
  })

  test('that lifts everything lifts the search too', () => {
    const place = deep.with({ searchValue: 'bop' }).filteredBy({ isKudos: true })
    expect(place.isFiltered).toBe(true)
    expect(place.unfiltered.isFiltered).toBe(false)
  })

  test('by a tab drops the statuses that the tab does not know', () => {
    const place = plain.filteredBy({ statuses: ['in_progress', 'in_reviews'] })
    expect(place.section('completed').said.filter.statuses).toEqual(['in_reviews'])
    expect(place.section('ongoing').said.filter.statuses).toEqual(['in_progress'])
  })

  test('by a tab keeps the hash of a filter that fits it', () => {
    expect(deep.section('completed').said.keptFilter).toBe('hash')
    const place = deep.with({ filter: { ...plain.said.filter, statuses: ['in_progress'] } })
    expect(place.section('completed').said.keptFilter).toBeNull()
  })
})

describe('sorting', () => {
  test('turns the direction of the order that is chosen already, and starts at page 1', () => {
    const place = plain.page(4)
    const once = place.sortedBy('form_name')
    expect(once.said).toMatchObject({ order: 'form_name', direction: 'asc', page: 1 })
    expect(once.sortedBy('form_name').said.direction).toBe('desc')
    expect(place.sortedBy('date').said.direction).toBe('asc')
  })
})

describe('the links of a list', () => {
  const places = [plain, plain.section('completed').with({ searchValue: 'a&b', page: 3 })]

  test.each(['delete', 'info', 'actions', 'comments', 'share'] as const)(
    'lead to its dialogs: %s',
    (kind) => {
      for (const place of places) {
        const open = place.withDialog({ kind: 'filters', words: '' })
        expect(open.closed.address).toBe(place.address)
        const address = new URL(open.dialog(kind, '01J9 &=#'), 'http://127.0.0.1:3000')
        const { dialog, ...rest } = myFormsPlaces.read(address.searchParams).said
        expect(dialog).toMatchObject({ kind, id: '01J9 &=#' })
        expect({ ...rest, dialog: null }).toEqual(place.said)
      }
    },
  )
})

describe('news of others', () => {
  test.each([
    ['', false],
    ['dialog=info&id=1', false],
    ['dialog=fill', false],
    ['dialog=comments&id=1', false],
    ['dialog=comments&id=1&item=2&doing=edit', true],
    ['dialog=delete&id=1', true],
    ['dialog=share&id=1', true],
    ['dialog=filters', true],
  ])('wait while something shown is being changed: %s, %s', (query, isAbout) => {
    expect(myFormsPlaces.read(new URLSearchParams(query)).isAboutWhatWasShown).toBe(isAbout)
  })
})
