import { useLocation, useMatches } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { sentences } from '@holdpoint/api'
import { KeptLine } from '../offline/pages/kept-line.tsx'
import { paths } from '../paths.ts'
import { BrandMark } from '../ui/brand.tsx'
import { classNames } from '../ui/class-names.ts'
import { dialogId } from '../ui/dialog.tsx'
import { Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './frame.module.css'
import { KeyboardHelp } from './keyboard-help.tsx'
import { PersonMenu } from './person-menu.tsx'
import { fillPlace, isWithin, places } from './places.ts'
import { useRootData } from './root-data.ts'
import { ThemeSwitch } from './theme-switch.tsx'

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
  const root = useRootData()
  const main = useFocusOnArrival()
  // Without a script a dialog stands open below the page that it belongs to.
  const hasDialog = new URLSearchParams(useLocation().search).has('dialog')
  return (
    <div className={classNames(styles.frame, kind === 'form' && styles.ofForm)} data-frame={kind}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      {hasDialog && (
        <a className={styles.skip} href={`#${dialogId}`}>
          Skip to the dialog
        </a>
      )}
      <aside aria-label="Holdpoint" className={styles.rail}>
        <Link to={paths.myForms()} className={styles.brand}>
          <BrandMark />
          <span>Holdpoint</span>
        </Link>
        <nav aria-label="Places" className={styles.places}>
          <ul>
            <PlaceLinks />
          </ul>
        </nav>
        <div className={styles.railTheme}>
          <ThemeSwitch ground="guide" />
        </div>
      </aside>
      <div className={styles.column}>
        <KeptLine />
        {kind === 'page' && (
          <header className={styles.top}>
            <p className={styles.organisation}>{root?.person?.organisationName}</p>
            <KeyboardHelp />
            <PersonMenu place="top" />
          </header>
        )}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {kind === 'page' && <BottomBar />}
    </div>
  )
}

function PlaceLinks() {
  const { pathname } = useLocation()
  return places.map((place) => (
    <li key={place.to}>
      <Link
        to={place.to}
        className={styles.place}
        aria-current={isWithin(place, pathname) ? 'page' : undefined}
      >
        <place.Icon aria-hidden="true" />
        {place.name}
      </Link>
    </li>
  ))
}

function BottomBar() {
  return (
    <nav aria-label="Places" className={styles.bottom}>
      <ul>
        <PlaceLinks />
        <li>
          <Link to={fillPlace.to} className={styles.fill} preventScrollReset>
            <Plus aria-hidden="true" />
            Fill
            <span className="visually-hidden">
              {sentences.myForms.fillForm.replace(/^Fill/, '')}
            </span>
          </Link>
        </li>
        <li>
          <PersonMenu place="bar" />
        </li>
      </ul>
    </nav>
  )
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
