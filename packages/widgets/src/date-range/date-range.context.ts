import { createContext } from 'react'
import { useParent } from '../internals/use-parent.ts'
import { type DateRangeState } from './use-date-range.ts'

/** What the parts share: the state, and an id that their labels and controls begin with. */
export type SharedRange = DateRangeState & {
  id: string
  /** Whether the box around is open; nothing in the page itself. */
  isOpen?: boolean
  /** Called when the calendar has ended a range. */
  onPicked: () => void
}

/** Filled by the root of either shape. */
export const DateRangeContext = createContext<SharedRange | undefined>(undefined)

/** What the root shares; a part outside one gets a sentence. */
export function useSharedRange(part: string): SharedRange {
  return useParent(DateRangeContext, `DateRange.${part}`, 'DateRange.Root')
}
