import { useLocation, useMatches } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { KeptLine } from '../offline/pages/kept-line.tsx'
import { classNames } from '../ui/class-names.ts'
import { dialogId } from '../ui/dialog-id.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CriticalBar } from './critical-bar.tsx'
import styles from './frame.module.css'
import { useKeyboardHelp } from './keyboard-help.tsx'
import { Rail } from './rail.tsx'
import { words } from './shell.words.ts'
import { TopBar } from './top-bar.tsx'
import { PaletteLinkContext, usePalette } from './use-palette.tsx'
import { useMore } from './use-more.tsx'

/**
 * What a route may say of the frame around it, as its `handle`. A `form` brings its own bars: it
 * has no top bar, and on a phone no bottom bar either.
 */
export type FrameHandle = { frame: 'page' | 'form' }

interface FrameProps {
  children: ReactNode
}

/** The frame of every page for somebody who is signed in: rail, top bar, page, bottom bar. */
export function Frame({ children }: FrameProps) {
  const kind = useFrameKind()
  const main = useFocusOnArrival()
  const more = useMore()
  const { link, palette } = usePalette()
  // Without a script a dialog stands open below the page that it belongs to. Whether there is one is
  // known once the page is drawn: where its address opens none, the style sheet hides the link.
  const asksDialog = new URLSearchParams(useLocation().search).has('dialog')
  return (
    <PaletteLinkContext.Provider value={link}>
      <div className={classNames(styles.frame, kind === 'form' && styles.ofForm)} data-frame={kind}>
        <a className={styles.skip} href="#main">
          {words.skip}
        </a>
        {asksDialog && (
          <a className={classNames(styles.skip, styles.toDialog)} href={`#${dialogId}`}>
            {words.skipToDialog}
          </a>
        )}
        <Rail more={more.link} hasTheme={kind === 'form'} />
        <div className={styles.column}>
          <KeptLine />
          <CriticalBar />
          {kind === 'page' && <TopBar />}
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        {kind === 'form' && <Keys />}
        {kind === 'page' && <BottomBar more={more.link} />}
        {more.sheet}
        {palette}
      </div>
    </PaletteLinkContext.Provider>
  )
}

/** The keys of the portal on a page without a top bar, which has them elsewhere. */
function Keys() {
  return useKeyboardHelp().dialog
}

function useFrameKind(): FrameHandle['frame'] {
  return useMatches().some(({ handle }) => isFormHandle(handle)) ? 'form' : 'page'
}

function isFormHandle(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'form'
  )
}

/** After a move to another page the focus goes to its beginning, as a full load would do. */
function useFocusOnArrival() {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname
      ref.current?.focus({ preventScroll: true })
    }
  }, [pathname])

  return ref
}
