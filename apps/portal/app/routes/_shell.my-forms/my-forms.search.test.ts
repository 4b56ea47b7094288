import { describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import {
  addressOf,
  fillSorts,
  plainSearch,
  readSearch,
  sortedBy,
  sortFields,
  tabs,
  type MyFormsSearch,
  type SearchDates,
  type SearchDialog,
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
      '&selectedEndDate=2026-11-20&dialog=explode&id=7'
    expect(read(nonsense)).toEqual(plainSearch)
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

  test('needs both days of a range', () => {
    expect(read('selectedStartDate=2026-10-01').dates).toEqual({ kind: 'default' })
    expect(read('selectedStartDate=2026-10-01&selectedEndDate=2026-10-09').dates).toEqual({
      kind: 'range',
      startDate: '2026-10-01',
      endDate: '2026-10-09',
    })
    expect(read('selectedStartDate=none').dates).toEqual({ kind: 'all' })
  })

  test('takes no delete dialog without an entry', () => {
    expect(read('dialog=delete').dialog).toBeNull()
    expect(read('dialog=delete&id=01J9').dialog).toEqual({ kind: 'delete', id: '01J9' })
  })
})

describe('an address', () => {
  test('says no more than it must', () => {
    expect(paths.myForms(addressOf(plainSearch))).toBe('/my-forms?section=ongoing')
  })

  test('reads back as the search that it was written from', () => {
    const searchValues = ['', 'bop', 'a,b & c=d', 'Übergabe %20 + 100%', '漢字']
    const allDates: SearchDates[] = [
      { kind: 'default' },
      { kind: 'all' },
      { kind: 'range', startDate: '2026-10-01', endDate: '2026-11-02' },
    ]
    const dialogs: (SearchDialog | null)[] = [
      null,
      { kind: 'delete', id: '01J9ZK' },
      ...fillSorts.flatMap((sort) =>
        (['asc', 'desc'] as const).flatMap((direction): SearchDialog[] => [
          { kind: 'fill', typeId: null, sort, direction },
          { kind: 'fill', typeId: '01J9', sort, direction },
        ]),
      ),
    ]
    for (const section of tabs) {
      for (const sortField of sortFields) {
        for (const sortDirection of ['asc', 'desc'] as const) {
          for (const searchValue of searchValues) {
            for (const dates of allDates) {
              for (const dialog of dialogs) {
                for (const page of [1, 2, 129]) {
                  const search: MyFormsSearch = {
                    section,
                    sortField,
                    sortDirection,
                    searchValue,
                    dates,
                    page,
                    dialog,
                  }
                  expect(readBack(search)).toEqual(search)
                }
              }
            }
          }
        }
      }
    }
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
