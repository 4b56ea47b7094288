import type { ReactNode } from 'react'
import { GatePlate } from '../session/gate.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { BrandMark } from '../ui/brand.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { Refused } from './kiosk-load.server.ts'
import { words } from './kiosk.words.ts'
import styles from './kiosk.module.css'

interface KioskFrameProps {
  /** Whose pad it is, and which. */
  sign: ReactNode
  children: ReactNode
}

/** A page of a kiosk: no account, no menu, one sign that says where one is. */
export function KioskFrame({ sign, children }: KioskFrameProps) {
  return (
    <div className={styles.kiosk}>
      <header className={styles.sign}>
        <BrandMark />
        {sign}
      </header>
      <main id="main" className={styles.page}>
        {children}
      </main>
      <footer className={styles.foot}>
        <ThemeSwitch ground="plain" />
      </footer>
    </div>
  )
}

/** What a code shows that opens nothing, or not this. */
export function DeadKiosk({ refused, backTo }: Refused) {
  return (
    <GatePlate title={words.deadTitle}>
      <p>{refused}</p>
      {backTo !== null && <ButtonLink to={backTo}>{words.all}</ButtonLink>}
    </GatePlate>
  )
}
