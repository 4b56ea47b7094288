import { createContext } from 'react'
import { type GivenId } from '../internals/use-given-id.ts'
import { useParent } from '../internals/use-parent.ts'
import { type MultiSelectState } from './use-multi-select.ts'

/** What the root of a multi-select shares with its parts. */
export type Shared = MultiSelectState & {
  name: string | undefined
  isRequired: boolean
  requiredWords: string
  start: readonly string[]
  numbers: Intl.NumberFormat
  inputId: string
  giveInputId: GivenId[1]
  labelId: string
  countId: string
}

export const MultiSelectContext = createContext<Shared | undefined>(undefined)

/** What the root shares, for the part of this name. */
export function useShared(name: string): Shared {
  return useParent(MultiSelectContext, `MultiSelect.${name}`, 'MultiSelect.Root')
}
