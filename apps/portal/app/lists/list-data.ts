import type { Packed } from '../shell/packed.ts'
import type { FilterChips } from './filters/chips.server.ts'
import type { FiltersPanel } from './filters/filters-panel.ts'
import type { AnyPlace } from './place.ts'
import type { SavedFiltersPanel } from './saved-filters/saved-filters.ts'

/** What the shared dialogs show. */
export type SharedData<Row> =
  | { kind: 'filters'; panel: FiltersPanel }
  | { kind: 'saved-filters'; panel: SavedFiltersPanel }
  | { kind: 'delete'; row: Row; formKey: string }

/** What the page of a list draws. */
export type ListData<P extends AnyPlace, Row, Data> = {
  said: P['said']
  /** Which days the list reaches, in words. */
  reach: string
  reachProblem: string | null
  /** What the list is filtered by. */
  filters: FilterChips
  /** What there is to say of the saved filter that the address names. */
  filterNote: string | null
  rows: Packed<Row[]>
  totalRecords: number
  /** Whether the total is about right, not counted. */
  isTotalAbout: boolean
  offset: number
  /** What the open dialog shows. */
  dialog: Data | SharedData<Row> | null
  /** Who looks at it. */
  personId: string
}
