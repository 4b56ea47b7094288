import type { Choice, Lookups } from './lookups.ts'

/** What the filter panel chooses from. */
export type FiltersPanel = {
  /** Null when they could not be had just now. */
  lookups: Lookups | null
  /** Of the parts that are not master data: what is chosen, and what was searched for. */
  choices: Readonly<Record<string, Choice[]>>
  /** What was searched for, where there is no script that searches, and whether nothing was found. */
  search: { words: string; of: string | undefined; isNoneFound: boolean }
  /** The instant that counts as now, so that browser and server draw the same days. */
  now: string
  timeZone: string
  formKey: string
}
