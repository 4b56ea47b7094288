import { useLocation, useNavigate } from '@remix-run/react'
import {
  createContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { PaletteProps } from '../find/palette.tsx'
import { paths } from '../paths.ts'
import { isForTheBrowser } from '../ui/link.tsx'

type OpenPalette = (event: MouseEvent<HTMLAnchorElement>) => void

/** Opens the palette in place of following a link to the search. */
export const OpenPaletteContext = createContext<OpenPalette | undefined>(undefined)

/**
 * The palette over a page: the search of the head opens it, and Ctrl+K or Cmd+K. Its script comes
 * when it is first asked for; where that fails, the page of the search is the way.
 */
export function usePalette(): { onFind: OpenPalette; palette: ReactNode } {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null)
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = pathname + search
  const isOpen = Palette !== null && openAt === here

  const close = () => setOpenAt(null)
  const open = () => {
    setOpenAt(here)
    import('../find/palette.tsx').then(
      (loaded) => setPalette(() => loaded.Palette),
      () => navigate(paths.search()),
    )
  }
  useFindKey(() => {
    if (isOpen) {
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
    palette: isOpen && <Palette onClose={close} />,
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
