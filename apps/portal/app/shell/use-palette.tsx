import { createContext, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useBeforePaint } from '../ui/before-paint.ts'
import { isForTheBrowser } from '../ui/link.tsx'
import { useLateDialog } from './use-late-dialog.ts'

/** What a link to the search does with a script: it opens the palette in place of being followed. */
interface PaletteLink {
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Somebody is about to press it. */
  onPointerEnter: () => void
  onFocus: () => void
}

/** Makes a link to the search open the palette. */
export const PaletteLinkContext = createContext<PaletteLink | undefined>(undefined)

const loadPalette = () => import('../find/palette.tsx').then((part) => part.Palette)

/** The palette over a page: the search of the head opens it, and Ctrl+K or Cmd+K. */
export function usePalette(): { link: PaletteLink; palette: ReactNode } {
  const { Dialog: Palette, fetch, open, close } = useLateDialog(loadPalette, paths.search())
  const { early, wait } = useEarlyKeys(Palette !== null)
  useAtRest(fetch)
  const ask = () => {
    wait()
    open()
  }
  useFindKey(() => {
    if (Palette !== null) {
      close()
    } else if (document.querySelector('dialog:modal') === null) {
      ask()
    }
  })

  return {
    link: {
      onClick: (event) => {
        if (!isForTheBrowser({ event, link: event.currentTarget })) {
          event.preventDefault()
          ask()
        }
      },
      onPointerEnter: fetch,
      onFocus: fetch,
    },
    palette: Palette && <Palette early={early} onClose={close} />,
  }
}

/** How long letters wait for the palette, in milliseconds; then they are the page's again. */
const earlyKeysMs = 3000

/** Letters that follow the key before the palette is there are typed into it, and do nothing else. */
function useEarlyKeys(isThere: boolean): { early: string; wait: () => void } {
  const [early, setEarly] = useState('')
  const until = useRef(0)

  useBeforePaint(() => {
    if (isThere) {
      until.current = 0
    }
  }, [isThere])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isLetter && performance.now() < until.current) {
        setEarly((before) => before + event.key)
        event.preventDefault()
        event.stopPropagation()
      }
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])

  const wait = () => {
    setEarly('')
    until.current = performance.now() + earlyKeysMs
  }
  return { early, wait }
}

/**
 * Does something once the page rests: what is asked for by a key has no moment before it. Nothing is
 * fetched that nobody asked for where data is to be saved.
 */
function useAtRest(act: () => void): void {
  const latest = useRef(act)

  useEffect(() => {
    latest.current = act
  })

  useEffect(() => {
    if (!('requestIdleCallback' in window) || isSavingData()) {
      return undefined
    }
    const waiting = requestIdleCallback(() => latest.current())
    return () => cancelIdleCallback(waiting)
  }, [])
}

function isSavingData(): boolean {
  const link: unknown = Reflect.get(navigator, 'connection')
  return typeof link === 'object' && link !== null && Reflect.get(link, 'saveData') === true
}

/** Ctrl+K or Cmd+K, wherever somebody types. */
function useFindKey(onFind: () => void): void {
  const find = useRef(onFind)

  // A key that follows the page at once opens the palette over that page, not over the one before.
  useBeforePaint(() => {
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
