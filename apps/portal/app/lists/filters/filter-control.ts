import type { ComponentType } from 'react'
import type { AnyPlace } from '../place.ts'
import type { FiltersPanel } from './filters-panel.ts'

/** What the control of one part of a filter is given. */
export interface FilterControlProps {
  place: AnyPlace
  /** The part. */
  name: string
  panel: FiltersPanel
  chosen: readonly string[]
  /** Call it when something was chosen. */
  changed: () => void
}

/** The controls of the parts that a list draws by itself. */
export type FilterControls = Readonly<Record<string, ComponentType<FilterControlProps>>>

/** What a list says in its panel: on the button that shows it, and above what is on or off. */
export type FilterWords = { readonly show: string; readonly only: string }
