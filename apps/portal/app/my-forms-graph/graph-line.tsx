import { Link } from '../ui/link.tsx'
import { cut, Days, GridLines, UprightAxis } from './graph-axes.tsx'
import type { GraphChart } from './graph-view.ts'
import styles from './graph-charts.module.css'

interface GraphLineProps {
  chart: Extract<GraphChart, { kind: 'line' }>
}

/** A line from point to point, beside the pass marks. As silent as the columns, and as linked. */
export function GraphLine({ chart }: GraphLineProps) {
  const { points, marks, markName, axis, days } = chart
  return (
    <>
      <p className={styles.unit} aria-hidden="true">
        {axis.unit}
      </p>
      <div className={styles.scaled}>
        <UprightAxis axis={axis} />
        <svg className={styles.plot} aria-hidden="true">
          <GridLines axis={axis} />
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
              <circle className={styles.touch} cx={cut(x)} cy={cut(y)} r="22" />
              <circle className={styles.point} cx={cut(x)} cy={cut(y)} r="4" />
            </Link>
          ))}
        </svg>
        <Days days={days} />
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
