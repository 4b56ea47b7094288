import { createContext } from 'react'
import { type GivenId } from '../internals/use-given-id.ts'
import { useParent } from '../internals/use-parent.ts'
import { type PersonSearchState } from './use-person-search.ts'

/** What the root of a person search shares with its parts. */
export type Shared = PersonSearchState & {
  inputId: string
  giveInputId: GivenId[1]
  labelId: string
  giveLabelId: GivenId[1]
  name: string | undefined
}

export const PersonSearchContext = createContext<Shared | undefined>(undefined)

/** What the root shares, for the part of this name. */
export function useShared(part: string): Shared {
  return useParent(PersonSearchContext, `PersonSearch.${part}`, 'PersonSearch.Root')
}
