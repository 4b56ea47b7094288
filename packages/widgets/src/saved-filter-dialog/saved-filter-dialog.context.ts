import { createContext } from 'react'
import { useParent } from '../internals/use-parent.ts'
import { type SavedFilterEntry } from './saved-filter-dialog.rules.ts'
import { type SavedFilterDialogState } from './use-saved-filter-dialog.ts'

type Shared = SavedFilterDialogState & {
  /** Begins the ids of what another part names. */
  id: string
}

export const DialogContext = createContext<Shared | undefined>(undefined)
export const FilterContext = createContext<SavedFilterEntry | undefined>(undefined)

export function useDialog(part: string): Shared {
  return useParent(DialogContext, `SavedFilterDialog.${part}`, 'SavedFilterDialog.Root')
}

export function useFilter(part: string): SavedFilterEntry {
  return useParent(FilterContext, `SavedFilterDialog.${part}`, 'SavedFilterDialog.Item')
}
