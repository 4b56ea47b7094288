import { describe, expect, test } from 'vitest'
import {
  choicesOf,
  chosenIn,
  fittedPlaces,
  offeredOf,
  type Lookups,
  type ChosenPlaces,
} from './lookups.ts'

const lookups: Lookups = {
  countries: [
    { id: 'CA', country: 'Canada' },
    { id: 'US', country: 'United States' },
  ],
  districts: [
    { divisionCode: 'MTN', divisionDesc: 'Montney', country: 'CA' },
    { divisionCode: 'PER', divisionDesc: 'Permian', country: 'US' },
    { divisionCode: 'EGF', divisionDesc: 'Eagle Ford', country: 'US' },
  ],
  businessUnits: [
    { lobCode: 'FRAC', lobDesc: 'Fracturing' },
    { lobCode: 'WL', lobDesc: 'Wireline' },
  ],
  crews: [
    crew('F-01', 'PER', 'FRAC'),
    crew('W-01', 'PER', 'WL'),
    crew('F-03', 'EGF', 'FRAC'),
    crew('F-06', 'MTN', 'FRAC'),
    crew('X-01', '', 'FRAC'),
  ],
  pads: [
    {
      id: 'p-1',
      padName: 'Blue Mesa 12',
      padNumber: 'P-1012',
      divisionCode: 'PER',
      customerId: 'c',
    },
  ],
  customers: [],
  formTypes: [],
}

function crew(code: string, divisionCode: string, lobCode: string) {
  return { crew: code, crewName: `${code} Red`, crewColor: 'red', divisionCode, lobCode }
}

const none: ChosenPlaces = { countries: [], districts: [], businessUnits: [], crews: [] }
const offered = (key: 'districts' | 'crews', places: Partial<ChosenPlaces>) =>
  offeredOf(lookups, key, { ...none, ...places }).map(({ value }) => value)

describe('what is offered', () => {
  test('is everything while nothing is chosen, a crew of no district included', () => {
    expect(offered('districts', {})).toEqual(['MTN', 'PER', 'EGF'])
    expect(offered('crews', {})).toEqual(['F-01', 'W-01', 'F-03', 'F-06', 'X-01'])
  })

  test('follows the countries, spelled by code or by name', () => {
    expect(offered('districts', { countries: ['US'] })).toEqual(['PER', 'EGF'])
    expect(offered('districts', { countries: ['Canada'] })).toEqual(['MTN'])
    expect(offered('crews', { countries: ['CA'] })).toEqual(['F-06'])
  })

  test('follows districts and business units together', () => {
    expect(offered('crews', { districts: ['PER'] })).toEqual(['F-01', 'W-01'])
    expect(offered('crews', { businessUnits: ['WL'] })).toEqual(['W-01'])
    expect(offered('crews', { districts: ['EGF'], businessUnits: ['WL'] })).toEqual([])
  })

  test('tells pads of one name apart by their numbers', () => {
    expect(choicesOf(lookups, 'pads')).toEqual([
      { value: 'p-1', label: 'Blue Mesa 12', hint: 'P-1012' },
    ])
  })
})

describe('what is chosen', () => {
  test('loses the districts of other countries, and with them their crews', () => {
    const places = { ...none, countries: ['CA'], districts: ['PER'], crews: ['F-01', 'F-06'] }
    expect(fittedPlaces(lookups, places)).toEqual({
      districts: [],
      crews: ['F-06'],
      dropped: ['Permian', 'F-01 Red'],
    })
  })

  test('keeps what fits and what nobody knows', () => {
    const places = { ...none, districts: ['PER', 'OLD'], crews: ['W-01', 'GONE'] }
    expect(fittedPlaces(lookups, places)).toEqual({
      districts: ['PER', 'OLD'],
      crews: ['W-01', 'GONE'],
      dropped: [],
    })
  })

  test('has the order of its list, and names become ids where they may stand for one', () => {
    const countries = choicesOf(lookups, 'countries')
    expect(chosenIn(countries, ['XX', 'United States', 'CA'], 'countries')).toEqual([
      'CA',
      'US',
      'XX',
    ])
    const crews = choicesOf(lookups, 'crews')
    expect(chosenIn(crews, ['F-01 Red'], 'crews')).toEqual(['F-01 Red'])
  })
})
