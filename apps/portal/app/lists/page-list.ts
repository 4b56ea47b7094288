import type { AnyList, FilterWindow, SavedDays, Today } from '@holdpoint/api'
import type { AddressPart } from './address-values.ts'

/** A filter of whatever parts, as far as a page must know it. */
export type AnyValues = { readonly window: FilterWindow }

/** A list of whatever shape, whose filter a page can read and write in each of its spellings. */
export type PageList = AnyList & {
  readonly filter: {
    isPlain(values: AnyValues): boolean
    fromAddress(query: URLSearchParams): AnyValues
    addressOf(values: AnyValues): AddressPart
    fromCall(said: object): AnyValues
    callOf(values: AnyValues, today: Today): object
    fromSaved(said: SavedDays): AnyValues
    savedOf(values: AnyValues): SavedDays
    withDaysNamed(values: AnyValues, today: Today): AnyValues
    withDaysCounted(values: AnyValues, today: Today): AnyValues
  }
}
