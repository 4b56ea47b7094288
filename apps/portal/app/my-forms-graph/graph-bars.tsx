import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { LyingAxis } from './graph-axes.tsx'
import type { GraphChart } from './graph-view.ts'
import { andMore } from './graph.words.ts'
import styles from './graph-charts.module.css'

interface GraphBarsProps {
  chart: Extract<GraphChart, { kind: 'bars' }>
}

/** Bars beside each other, each with its name and its number in words. */
export function GraphBars({ chart: { bars, axis, isWhole, more } }: GraphBarsProps) {
  return (
    <>
      <ul className={styles.bars}>
        {bars.map(({ key, name, about, number, share, tone }) => (
          <li key={key}>
            <span className={styles.name}>
              {name}
              {about !== null && <small>{about}</small>}
            </span>
            <Link className={styles.number} to={number.to} aria-label={`${number.text}, ${name}`}>
              {number.text}
            </Link>
            <svg className={styles.bar} aria-hidden="true">
              {isWhole && <rect className={styles.room} width="100%" height="100%" />}
              <rect
                className={classNames(styles.fill, styles[tone])}
                width={`${tenths(share)}%`}
                height="100%"
              />
            </svg>
          </li>
        ))}
      </ul>
      <LyingAxis axis={axis} />
      {more > 0 && <p className={styles.more}>{andMore(more)}</p>}
    </>
  )
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
