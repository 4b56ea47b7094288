import type { ReactNode } from 'react'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { BrandMark } from '../ui/brand.tsx'
import { ArrowRight } from '../ui/icons.ts'
import styles from './gate.module.css'
import { words } from './gate.words.ts'

interface GateProps {
  /** What is asked, for who does not see the plate. */
  title: string
  children: ReactNode
}

/** The gate: a petrol sign with the house's promise, and a white plate that asks something first. */
export function Gate({ title, children }: GateProps) {
  return (
    <main className={styles.gate} id="main">
      <Sign />
      <section className={styles.ask} aria-label={title}>
        {children}
        <footer className={styles.tail}>
          <ThemeSwitch ground="plain" />
        </footer>
      </section>
    </main>
  )
}

/** What the gate asks where it is no form of its own. */
export function GatePlate({ title, children }: GateProps) {
  return (
    <Gate title={title}>
      <div className={styles.form}>
        <h1>{title}</h1>
        {children}
      </div>
    </Gate>
  )
}

function Sign() {
  return (
    <section className={styles.sign} aria-label="Holdpoint">
      <div className={styles.brand}>
        <BrandMark />
        <span>Holdpoint</span>
      </div>
      <ol className={styles.words} aria-hidden="true">
        {words.sign.map((word, index) => (
          <li key={word}>
            <span>{word}</span>
            <span className={styles.number}>{index + 1}</span>
          </li>
        ))}
        <li className={styles.goOn}>
          <span>{words.goOn}</span>
          <ArrowRight />
        </li>
      </ol>
      <p className={styles.promise}>{words.promise}</p>
    </section>
  )
}
