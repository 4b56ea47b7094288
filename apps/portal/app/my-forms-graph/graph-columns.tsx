import { Link } from '../ui/link.tsx'
import { anchorOf, cut, Days, GridLines, UprightAxis } from './graph-axes.tsx'
import type { GraphChart, GraphColumn } from './graph-view.ts'
import styles from './graph-charts.module.css'

interface GraphColumnsProps {
  chart: Extract<GraphChart, { kind: 'columns' }>
}

const widestColumn = 12

/**
 * Upright bars over time. For a pointer each leads to its list; everybody else finds the same
 * numbers and links in the table, so the drawing itself is silent.
 */
export function GraphColumns({ chart: { columns, axis, days } }: GraphColumnsProps) {
  const room = 100 / columns.length
  return (
    <>
      <p className={styles.unit} aria-hidden="true">
        {axis.unit}
      </p>
      <div className={styles.scaled}>
        <UprightAxis axis={axis} />
        <svg className={styles.plot} aria-hidden="true">
          <GridLines axis={axis} />
          {columns.map((column, place) => (
            <Column key={column.key} column={column} left={place * room} room={room} />
          ))}
        </svg>
        <Days days={days} />
      </div>
    </>
  )
}

interface ColumnProps {
  column: GraphColumn
  left: number
  room: number
}

function Column({ column: { name, height, label, to }, left, room }: ColumnProps) {
  const width = Math.min(room * 0.76, widestColumn)
  const middle = left + room / 2
  return (
    <>
      {height > 0 && (
        <Link to={to} tabIndex={-1}>
          <title>{name}</title>
          <rect className={styles.touch} x={cut(left)} width={cut(room)} height="100%" />
          <rect
            className={styles.column}
            x={cut(middle - width / 2)}
            y={cut(100 - height)}
            width={cut(width)}
            height={cut(height)}
          />
        </Link>
      )}
      {label !== null && (
        <text x={cut(middle)} y={cut(100 - height)} dy="-6" textAnchor={anchorOf(middle)}>
          {label}
        </text>
      )}
    </>
  )
}
