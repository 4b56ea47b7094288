import type { ReactNode } from 'react'
import { ChevronDown } from '../ui/icons.ts'
import styles from './key-areas.module.css'

/** A part of Holdpoint with keys in words. */
export type KeyArea = {
  name: string
  label: string
  /** How many keys it has, or how many of them are held. */
  says: string
  rights: readonly KeyInWords[]
}

/** A key in words, with where it comes from. */
export type KeyInWords = { key: string; label: string; why: string }

interface KeyAreasProps {
  areas: readonly KeyArea[]
  /** The level of their names, one below that of what they stand in. */
  heading: 'h2' | 'h3'
  isOpen: (area: KeyArea) => boolean
  children: (area: KeyArea) => ReactNode
}

/** Keys by the part of Holdpoint that they open; each part is folded into a line. */
export function KeyAreas({ areas, heading: Heading, isOpen, children }: KeyAreasProps) {
  return (
    <div className={styles.areas}>
      {areas.map((area) => (
        <details key={area.name} className={styles.area} open={isOpen(area)}>
          <summary className={styles.summary}>
            <Heading>{area.label}</Heading>
            <span className={styles.says}>{area.says}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <div className={styles.rights}>{children(area)}</div>
        </details>
      ))}
    </div>
  )
}

// More than these are too many to read at once.
const openMax = 20

/** Keys that are held, to read. */
export function HeldKeys({ areas }: { areas: readonly KeyArea[] }) {
  const isShort = areas.reduce((sum, { rights }) => sum + rights.length, 0) <= openMax
  return (
    <KeyAreas areas={areas} heading="h3" isOpen={() => isShort}>
      {({ rights }) => (
        <ul>
          {rights.map(({ key, label, why }) => (
            <li key={key} className={styles.held}>
              <span>{label}</span>
              {why !== '' && <small>{why}</small>}
            </li>
          ))}
        </ul>
      )}
    </KeyAreas>
  )
}
