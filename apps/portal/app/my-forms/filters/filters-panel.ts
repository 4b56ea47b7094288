import type { Choice, Lookups } from './lookups.ts'

/** What the filter panel chooses from. */
export type FiltersPanel = {
  /** Null when they could not be had just now. */
  lookups: Lookups | null
  /** The chosen forms, and those that were searched for. */
  forms: Choice[]
  /** Which forms were searched for, where there is no script that searches. */
  words: string
  /** Whether the search for them found none. */
  isNoneFound: boolean
  /** The instant that counts as now, so that browser and server draw the same days. */
  now: string
  timeZone: string
  formKey: string
}
