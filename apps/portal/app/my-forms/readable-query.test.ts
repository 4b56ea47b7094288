import { describe, expect, test } from 'vitest'
import { readableQuery } from '../lists/readable-query.server.ts'
import { myFormsPlaces } from './my-forms.place.ts'

const long = 'x'.repeat(201)

function read(address: string) {
  const { query, note } = readableQuery(new URLSearchParams(address), myFormsPlaces)
  return { left: query.toString(), note }
}

describe('an address that can be read', () => {
  test.each([
    '',
    'tab=1&page=2',
    'searchValue=rig+7+&section=ongoing',
    'searchValue=',
    'selectedDistrict=PER,+MID&selectedDistrict=EAG',
    `selectedPadNameOptions=${'x'.repeat(200)}`,
    'dialog=share&id=01ABC&people=p1,+p2&words=ann',
    'selectedFilterId=none',
    'somethingElse=%00',
  ])('"%s" stays as it is written', (address) => {
    const query = new URLSearchParams(address)
    expect(readableQuery(query, myFormsPlaces)).toEqual({ query, note: null })
  })
})

describe('an address of which a part cannot be read', () => {
  test.each([
    ['a NUL', 'searchValue=a%00b&tab=1', 'tab=1&selectedFilterId=none', 'Search'],
    ['half a character', 'searchValue=%ED%A0%80&page=2', 'page=2&selectedFilterId=none', 'Search'],
    [
      'one choice of several',
      'selectedDistrict=PER,a%00b&selectedDistrict=EAG',
      'selectedDistrict=PER&selectedDistrict=EAG',
      'District',
    ],
    [
      'a choice that is too long',
      `selectedCrewOptions=${long},Alpha`,
      'selectedCrewOptions=Alpha',
      'Crew',
    ],
    ['an entry', 'dialog=info&id=a%20b&page=2', 'dialog=info&page=2', 'Form'],
    [
      'a saved filter',
      `selectedFilterId=${long}&selectedStatus=Draft`,
      'selectedStatus=Draft',
      'Saved filter',
    ],
    ['a kept filter', 'filter=%00', 'selectedFilterId=none', 'Filter'],
    [
      'a person',
      'dialog=share&id=1&people=p1,%00,p2',
      'dialog=share&id=1&people=p1%2Cp2',
      'People',
    ],
  ])('keeps the rest of it, and names the part: %s', (_what, address, left, name) => {
    expect(read(address)).toEqual({
      left,
      note: `Part of this address could not be read and was left out: ${name}. The list shows the rest.`,
    })
  })

  test('searches for the beginning of a text that is too long, and for whole characters', () => {
    const { left, note } = read(`searchValue=${'x'.repeat(199)}${encodeURIComponent('😀')}y`)
    expect(left).toBe(`searchValue=${'x'.repeat(199)}`)
    expect(note).toMatch(/left out: Search\./)
  })

  test('names each kind of part once', () => {
    const { note } = read('selectedCountry=%00&selectedCountry=a%00&searchValue=%00')
    expect(note).toMatch(/left out: Country, Search\./)
  })

  test('is readable after that', () => {
    for (const address of ['searchValue=%00', `words=${long}`, 'people=%00', 'filter=%00']) {
      const { query } = readableQuery(new URLSearchParams(address), myFormsPlaces)
      expect(readableQuery(query, myFormsPlaces).note).toBeNull()
    }
  })
})
