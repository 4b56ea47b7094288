import { createContext } from 'react'
import { useParent } from '../internals/use-parent.ts'

/** What a dialog's root shares with its parts. */
export type DialogShared = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Whether asking it to open or close comes to anything: the caller hears it, or the widget keeps it. */
  canChange: boolean
  /** The ids of title and description; a dialog without a description names none. */
  titleId: string
  descriptionId: string
  isDescribed: boolean
  setDescribed: (isDescribed: boolean) => void
}

export const DialogContext = createContext<DialogShared | undefined>(undefined)

/** What the root shares with a part. */
export function useDialog(part: string): DialogShared {
  return useParent(DialogContext, `Dialog.${part}`, 'Dialog.Root')
}
