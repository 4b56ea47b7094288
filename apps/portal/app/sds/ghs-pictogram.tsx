import { pictogramLabels, type Pictogram } from '@holdpoint/api/vocabulary'
import { ghsSymbols } from './ghs-symbols.ts'
import styles from './ghs.module.css'

interface GhsPictogramsProps {
  pictograms: readonly Pictogram[]
  /** With their names below them, and larger. */
  isNamed?: boolean
}

/** The pictograms of a product: a red diamond each, with its name. */
export function GhsPictograms({ pictograms, isNamed = false }: GhsPictogramsProps) {
  return pictograms.length === 0 ? null : (
    <ul className={isNamed ? styles.named : styles.small}>
      {pictograms.map((name) => (
        <li key={name}>
          <svg
            viewBox="0 0 100 100"
            className={styles.sign}
            {...(isNamed
              ? { 'aria-hidden': true }
              : { role: 'img', 'aria-label': pictogramLabels[name] })}
          >
            <path className={styles.diamond} d="M50 4 96 50 50 96 4 50Z" />
            <path
              className={styles.symbol}
              fillRule="evenodd"
              transform="translate(14 14) scale(.72)"
              d={ghsSymbols[name]}
            />
          </svg>
          {isNamed && <span>{pictogramLabels[name]}</span>}
        </li>
      ))}
    </ul>
  )
}
