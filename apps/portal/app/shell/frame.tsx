import { useLocation, useMatches, useNavigationType } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { KeptLine } from '../offline/pages/kept-line.tsx'
import { classNames } from '../ui/class-names.ts'
import { dialogId } from '../ui/dialog-id.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CriticalBar } from './critical-bar.tsx'
import { FocusAfterPost } from './focus-after-post.tsx'
import styles from './frame.module.css'
import { useKeyboardHelp } from './keyboard-help.tsx'
import { Rail } from './rail.tsx'
import { words } from './shell.words.ts'
import { TopBar } from './top-bar.tsx'
import { PaletteLinkContext, usePalette } from './use-palette.tsx'
import { useMore } from './use-more.tsx'

/**
 * What stands around a page. A `record` brings its own edges; where it has a bar at its foot
 * (`data-foot`), that stands in place of a phone's. A `form` that is filled stands alone: it brings
 * all its bars.
 */
export type FrameKind = 'page' | 'record' | 'form'

/** What a route may say of the frame around it, as its `handle`; it may turn on what was loaded. */
export type FrameHandle<Data = never> = {
  frame: FrameKind | ((data: Data | undefined) => FrameKind)
}

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
      <div className={classNames(styles.frame, looks[kind])} data-frame={kind}>
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
          {kind !== 'form' && <TopBar />}
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <FocusAfterPost />
        </div>
        {kind === 'form' && <Keys />}
        {kind !== 'form' && <BottomBar more={more.link} />}
        {more.sheet}
        {palette}
      </div>
    </PaletteLinkContext.Provider>
  )
}

const looks = {
  page: undefined,
  record: styles.ofRecord,
  form: styles.ofForm,
} as const satisfies Record<FrameKind, string | undefined>

/** The keys of the portal on a page without a top bar, which has them elsewhere. */
function Keys() {
  return useKeyboardHelp().dialog
}

function useFrameKind(): FrameKind {
  const said = useMatches().flatMap(({ handle, data }) =>
    isFrameHandle(handle)
      ? [typeof handle.frame === 'function' ? handle.frame(data as never) : handle.frame]
      : [],
  )
  return said.at(-1) ?? 'page'
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle
}

/**
 * After a move to another page the focus goes to its beginning, and the page is seen from there, as a
 * full load would have it: a form that stays where it is when it is refused leads on when it is not.
 */
function useFocusOnArrival() {
  const ref = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname
      ref.current?.focus({ preventScroll: true })
      if (!isBack && hash === '') {
        window.scrollTo(0, 0)
      }
    }
  }, [pathname, hash, isBack])

  return ref
}
