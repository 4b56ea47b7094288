import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import styles from './graph-charts.module.css'
import type { GraphBar } from './graph-view.ts'

interface GraphWordsProps {
  bars: readonly GraphBar[]
}

/** A few values in words: the number, which leads to its list, and what it counts. */
export function GraphWords({ bars }: GraphWordsProps) {
  return (
    <ul className={styles.words}>
      {bars.map(({ key, name, about, number, tone }) => (
        <li key={key}>
          <Link className={styles.number} to={number.to} aria-label={`${number.text}, ${name}`}>
            {number.text}
          </Link>
          <svg className={styles.swatch} aria-hidden="true">
            <rect className={classNames(styles.fill, styles[tone])} width="100%" height="100%" />
          </svg>
          <span className={styles.name}>
            {name}
            {about !== null && <small>{about}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
