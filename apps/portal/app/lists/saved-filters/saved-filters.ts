import type { SavedFilter } from '@holdpoint/api'
import type { AnyPlace } from '../place.ts'

/** What the filters of a list are kept under: its name. */
export function typeOf({ rules }: Pick<AnyPlace, 'rules'>): SavedFilter['type'] {
  // The API refuses the name of a list that it does not know.
  return rules.list.name as SavedFilter['type']
}

/** One saved filter as the dialog draws it. */
export type SavedFilterRow = {
  id: string
  title: string
  isDefault: boolean
  /** Whether the list shows it now. */
  isApplied: boolean
  /** The list with this filter. */
  to: string
  rowVersion: number
  /** The form key of what is done with this filter. */
  formKey: string
}

/** What the dialog of saved filters shows. */
export type SavedFiltersPanel = {
  filters: SavedFilterRow[]
  /** The form key of a new filter. */
  formKey: string
}

/** What was filled in of a filter's title and its tick, and whether the problem is the title's. */
export type TypedFilter = { title: string; isDefault: boolean; isTitleWrong: boolean }

/** Writes what was filled in, so that the page that is drawn in answer shows it again. */
export function writeTyped({ title, isDefault, isTitleWrong }: TypedFilter): string {
  return JSON.stringify([title, isDefault, isTitleWrong])
}

/** Reads what `writeTyped` wrote. */
export function readTyped(text: string): TypedFilter {
  const parts: unknown = JSON.parse(text)
  const [title, isDefault, isTitleWrong]: unknown[] = Array.isArray(parts) ? parts : []
  return {
    title: typeof title === 'string' ? title : '',
    isDefault: isDefault === true,
    isTitleWrong: isTitleWrong === true,
  }
}
