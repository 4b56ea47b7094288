import { createContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { isForTheBrowser } from '../ui/link.tsx'
import { useLateDialog } from './use-late-dialog.ts'

type OpenPalette = (event: MouseEvent<HTMLAnchorElement>) => void

/** Opens the palette in place of following a link to the search. */
export const OpenPaletteContext = createContext<OpenPalette | undefined>(undefined)

const loadPalette = () => import('../find/palette.tsx').then((part) => part.Palette)

/** The palette over a page: the search of the head opens it, and Ctrl+K or Cmd+K. */
export function usePalette(): { onFind: OpenPalette; palette: ReactNode } {
  const { Dialog: Palette, open, close } = useLateDialog(loadPalette, paths.search())
  useFindKey(() => {
    if (Palette !== null) {
      close()
    } else if (document.querySelector('dialog:modal') === null) {
      open()
    }
  })

  return {
    onFind: (event) => {
      if (!isForTheBrowser({ event, link: event.currentTarget })) {
        event.preventDefault()
        open()
      }
    },
    palette: Palette && <Palette onClose={close} />,
  }
}

/** Ctrl+K or Cmd+K, wherever somebody types. */
function useFindKey(onFind: () => void): void {
  const find = useRef(onFind)

  useEffect(() => {
    find.current = onFind
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
      if (isOurs && event.key.toLowerCase() === 'k' && !event.repeat) {
        event.preventDefault()
        find.current()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
