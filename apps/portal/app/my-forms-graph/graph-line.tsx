import { Link } from '../ui/link.tsx'
import { cut, Ends } from './graph-columns.tsx'
import type { GraphChart } from './graph-view.ts'
import styles from './graph-charts.module.css'

interface GraphLineProps {
  chart: Extract<GraphChart, { kind: 'line' }>
}

/** A line from point to point, beside the pass marks. As silent as the columns, and as linked. */
export function GraphLine({ chart }: GraphLineProps) {
  const { points, marks, markName, top, bottom, from, through } = chart
  return (
    <>
      <div className={styles.scaled}>
        <p className={styles.scale} aria-hidden="true">
          <span>{top}</span>
          <span>{bottom}</span>
        </p>
        <svg className={styles.plot} aria-hidden="true">
          <line className={styles.grid} x1="0" x2="100%" y1="0" y2="0" />
          <line className={styles.axis} x1="0" x2="100%" y1="100%" y2="100%" />
          {marks.map(({ key, y }) => (
            <line key={key} className={styles.mark} x1="0" x2="100%" y1={cut(y)} y2={cut(y)} />
          ))}
          {points.slice(1).map((point, place) => {
            const before = points[place] ?? point
            return (
              <line
                key={point.key}
                className={styles.line}
                x1={cut(before.x)}
                y1={cut(before.y)}
                x2={cut(point.x)}
                y2={cut(point.y)}
              />
            )
          })}
          {points.map(({ key, name, x, y, to }) => (
            <Link key={key} to={to} tabIndex={-1}>
              <title>{name}</title>
              <circle className={styles.touch} cx={cut(x)} cy={cut(y)} r="12" />
              <circle className={styles.point} cx={cut(x)} cy={cut(y)} r="4" />
            </Link>
          ))}
        </svg>
        <Ends from={from} through={through} />
      </div>
      {markName !== null && (
        <p className={styles.markName}>
          <svg width="28" height="8" aria-hidden="true">
            <line className={styles.mark} x1="0" x2="28" y1="4" y2="4" />
          </svg>
          {markName}
        </p>
      )}
    </>
  )
}
