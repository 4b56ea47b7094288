import { type RefObject, createContext } from 'react'
import { useParent } from '../internals/use-parent.ts'
import { type Person } from '../person.ts'
import { type ShareListState } from './use-share-list.ts'

/** What the root shares with its parts. */
export type ShareDialogShared = ShareListState & {
  /** The name under which a form around sends the ids of the picked people. */
  name: string | undefined
  box: RefObject<HTMLDialogElement>
}

export const ShareDialogContext = createContext<ShareDialogShared | undefined>(undefined)

/** Whose line a part stands in. */
export const PersonContext = createContext<Person | undefined>(undefined)

export function useShareDialog(part: string): ShareDialogShared {
  return useParent(ShareDialogContext, `ShareDialog.${part}`, 'ShareDialog.Root')
}
