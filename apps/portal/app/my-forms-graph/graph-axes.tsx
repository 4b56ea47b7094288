import type { GraphAxis } from './graph-view.ts'
import styles from './graph-charts.module.css'

/** The numbers of an upright axis, the most at the top. */
export function UprightAxis({ axis: { ticks } }: { axis: GraphAxis }) {
  return (
    <p className={styles.scale} aria-hidden="true">
      {ticks.toReversed().map(({ text }) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  )
}

/** A line across the drawing at each number of an upright axis. */
export function GridLines({ axis: { ticks } }: { axis: GraphAxis }) {
  return ticks.map(({ text, at }) => (
    <line
      key={text}
      className={at === 0 ? styles.axis : styles.grid}
      x1="0"
      x2="100%"
      y1={cut(100 - at)}
      y2={cut(100 - at)}
    />
  ))
}

/** The numbers of an axis that lies under its bars. */
export function LyingAxis({ axis: { ticks, unit } }: { axis: GraphAxis }) {
  return (
    <div className={styles.lying} aria-hidden="true">
      <svg>
        {ticks.map(({ text, at }) => (
          <text key={text} x={cut(at)} y="15" textAnchor={anchorOf(at)}>
            {text}
          </text>
        ))}
      </svg>
      <p className={styles.unit}>{unit}</p>
    </div>
  )
}

/** Days under a chart, from the first to the last. */
export function Days({ days }: { days: readonly string[] }) {
  return (
    <p className={styles.ends} aria-hidden="true">
      {[...new Set(days)].map((day) => (
        <span key={day}>{day}</span>
      ))}
    </p>
  )
}

/** Where a text at the edge keeps inside the drawing. */
export function anchorOf(at: number): 'start' | 'middle' | 'end' {
  return at < 8 ? 'start' : at > 92 ? 'end' : 'middle'
}

/** A share of the drawing as SVG takes it. */
export function cut(share: number): string {
  return `${Math.round(share * 100) / 100}%`
}
