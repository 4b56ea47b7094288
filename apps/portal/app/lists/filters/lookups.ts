import type { MasterContent } from '@holdpoint/api'
import type { AnyValues } from '../page-list.ts'
import { choicesIn } from './parts.ts'

/** The lists of master data that the filters choose from. */
export const lookupKeys = [
  'countries',
  'districts',
  'businessUnits',
  'crews',
  'pads',
  'customers',
  'formTypes',
] as const satisfies readonly (keyof MasterContent)[]

/** The master data that the filters choose from. */
export type Lookups = {
  [Key in (typeof lookupKeys)[number]]: NonNullable<MasterContent[Key]>
}

/** The parts of a filter whose choices come from master data: they have its names. */
export type LookupKey = (typeof lookupKeys)[number]

export function isLookupKey(name: string): name is LookupKey {
  return lookupKeys.some((key) => key === name)
}

/** One thing that can be chosen. */
export type Choice = {
  value: string
  label: string
  /** A few more words, where names alone may be the same. */
  hint?: string | undefined
  /** It names what it named, and is chosen for nothing new. */
  isRetired?: true | undefined
}

/** Everything that a list of the filter may name, whatever else is chosen. */
export function choicesOf(lookups: Lookups, key: LookupKey): Choice[] {
  switch (key) {
    case 'countries':
      return lookups.countries.map((one) => choice(one.id, one.country, one))
    case 'districts':
      return lookups.districts.map((one) => choice(one.divisionCode, one.divisionDesc, one))
    case 'businessUnits':
      return lookups.businessUnits.map((one) => choice(one.lobCode, one.lobDesc, one))
    case 'crews':
      return lookups.crews.map((one) => choice(one.crew, one.crewName, one))
    case 'pads':
      return lookups.pads.map((one) => choice(one.id, one.padName, one, one.padNumber))
    case 'customers':
      return lookups.customers.map((one) => choice(one.id, one.name, one))
    case 'formTypes':
      return lookups.formTypes.map(({ id, name }) => ({ value: id, label: name }))
  }
}

function choice(
  value: string,
  label: string,
  { isRetired }: { isRetired?: true | undefined },
  about = '',
): Choice {
  const hint = [about, isRetired ? 'retired' : ''].filter(Boolean).join(', ')
  return { value, label, ...(hint !== '' && { hint }), ...(isRetired && { isRetired }) }
}

/** The part of a filter that decides which districts and crews are offered. */
export type ChosenPlaces = Readonly<Record<(typeof placeKeys)[number], readonly string[]>>

/** The parts of a filter that follow one another. */
export const placeKeys = ['countries', 'districts', 'businessUnits', 'crews'] as const

export function isPlaceKey(name: string): name is keyof ChosenPlaces {
  return placeKeys.some((key) => key === name)
}

/** The places that a filter of whatever parts names. */
export function chosenPlacesIn(filter: AnyValues): ChosenPlaces {
  return {
    countries: choicesIn(filter, 'countries'),
    districts: choicesIn(filter, 'districts'),
    businessUnits: choicesIn(filter, 'businessUnits'),
    crews: choicesIn(filter, 'crews'),
  }
}

/** What a list offers beside the other choices: districts follow countries, crews follow both. */
export function offeredOf(lookups: Lookups, key: LookupKey, places: ChosenPlaces): Choice[] {
  const offered = offeredPlaces(lookups, places)
  const all = choicesOf(lookups, key)
  switch (key) {
    case 'districts':
      return all.filter(({ value }) => offered.districts.has(value))
    case 'crews':
      return all.filter(({ value }) => offered.crews.has(value))
    default:
      return all
  }
}

/** What fits together of the chosen places, and the names of what had to go. */
export type FittedPlaces = { districts: string[]; crews: string[]; dropped: string[] }

/**
 * Drops the districts of other countries and the crews of other districts or business units. What
 * master data does not know at all stays: it is no other place's.
 */
export function fittedPlaces(lookups: Lookups, places: ChosenPlaces): FittedPlaces {
  const known = { districts: nameMap(lookups, 'districts'), crews: nameMap(lookups, 'crews') }
  const byCountry = offeredPlaces(lookups, places).districts
  const districts = places.districts.filter(
    (code) => !known.districts.has(code) || byCountry.has(code),
  )
  const byDistrict = offeredPlaces(lookups, { ...places, districts }).crews
  const crews = places.crews.filter((code) => !known.crews.has(code) || byDistrict.has(code))
  const gone = (key: 'districts' | 'crews', kept: readonly string[]) =>
    places[key].filter((code) => !kept.includes(code)).map((code) => known[key].get(code) ?? code)
  return { districts, crews, dropped: [...gone('districts', districts), ...gone('crews', crews)] }
}

/** The names of a list's values. */
export function nameMap(lookups: Lookups, key: LookupKey): Map<string, string> {
  return new Map(choicesOf(lookups, key).map(({ value, label }) => [value, label]))
}

/** Tells whether a list has a value, by its id or, where that is a spelling too, by its name. */
export function isKnownChoice(lookups: Lookups, key: LookupKey): (value: string) => boolean {
  const isByName = namedKeys.includes(key)
  const known = new Set(
    choicesOf(lookups, key).flatMap(({ value, label }) => (isByName ? [value, label] : [value])),
  )
  return (value) => known.has(value)
}

/** The lists whose values may be spelled by name: the specification gives them no id. */
const namedKeys: readonly string[] = ['countries', 'pads']

/**
 * The chosen values of a list in its own order, with those that it does not have behind them. What
 * is spelled by name is told by its id.
 */
export function chosenIn(
  choices: readonly Choice[],
  values: readonly string[],
  key: string,
): string[] {
  const ids = new Set(choices.map(({ value }) => value))
  const byName = new Map(
    namedKeys.includes(key) ? choices.map(({ value, label }) => [label, value]) : [],
  )
  const chosen = new Set(
    values.map((value) => (ids.has(value) ? value : (byName.get(value) ?? value))),
  )
  const known = choices.map(({ value }) => value).filter((value) => chosen.has(value))
  return [...known, ...[...chosen].filter((value) => !ids.has(value))]
}

function offeredPlaces({ countries, districts, crews }: Lookups, places: ChosenPlaces) {
  // Countries are spelled by code or by name.
  const named = new Set(places.countries)
  const codes = new Set(
    countries.filter(({ id, country }) => named.has(id) || named.has(country)).map(({ id }) => id),
  )
  const ofCountries = districts.filter(({ country }) => named.size === 0 || codes.has(country))
  const offered = new Set(ofCountries.map(({ divisionCode }) => divisionCode))
  const chosen = new Set(places.districts.length > 0 ? places.districts : offered)
  const units = new Set(places.businessUnits)
  const ofDistricts = crews.filter(
    ({ divisionCode, lobCode }) =>
      // Without a country and a district every crew fits, also one of no district.
      ((named.size === 0 && places.districts.length === 0) || chosen.has(divisionCode)) &&
      (units.size === 0 || units.has(lobCode)),
  )
  return { districts: offered, crews: new Set(ofDistricts.map(({ crew }) => crew)) }
}
