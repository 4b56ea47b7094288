import { useState, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { ChevronDown } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
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
export function KeyAreas({ areas, heading, isOpen, children }: KeyAreasProps) {
  return (
    <div className={styles.areas}>
      {areas.map((area) => (
        <Area key={area.name} area={area} heading={heading} isOpen={isOpen(area)}>
          {children(area)}
        </Area>
      ))}
    </div>
  )
}

interface AreaProps {
  area: KeyArea
  heading: KeyAreasProps['heading']
  isOpen: boolean
  children: ReactNode
}

function Area({ area: { label, says }, heading: Heading, isOpen, children }: AreaProps) {
  // A form that comes back opens what it must, and folds nothing under whoever reads it.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) {
    setWasOpen(true)
  }
  return (
    <details className={styles.area} open={isOpen || wasOpen}>
      <summary className={styles.summary}>
        <Heading>{label}</Heading>
        <span className={styles.says}>{says}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.rights}>{children}</div>
    </details>
  )
}

// More than these are too many to read at once.
const openMax = 20

interface HeldKeysProps {
  areas: readonly KeyArea[]
  /** Whether each leads to who else holds it: for whoever gives rights. */
  hasHolders: boolean
}

/** Keys that are held, to read. */
export function HeldKeys({ areas, hasHolders }: HeldKeysProps) {
  const isShort = areas.reduce((sum, { rights }) => sum + rights.length, 0) <= openMax
  return (
    <KeyAreas areas={areas} heading="h3" isOpen={() => isShort}>
      {({ rights }) => (
        <ul>
          {rights.map(({ key, label, why }) => (
            <li key={key} className={styles.held}>
              <span>{hasHolders ? <Link to={paths.rights(key)}>{label}</Link> : label}</span>
              {why !== '' && <small>{why}</small>}
            </li>
          ))}
        </ul>
      )}
    </KeyAreas>
  )
}
