import { Link } from '../ui/link.tsx'
import type { GraphChart, GraphColumn } from './graph-view.ts'
import styles from './graph-charts.module.css'

interface GraphColumnsProps {
  chart: Extract<GraphChart, { kind: 'columns' }>
}

// The tallest column leaves this much of the height to its number.
const roomAbove = 16
const widestColumn = 12

/**
 * Upright bars over time. For a pointer each leads to its list; everybody else finds the same
 * numbers and links in the table, so the drawing itself is silent.
 */
export function GraphColumns({ chart: { columns, from, through } }: GraphColumnsProps) {
  const room = 100 / columns.length
  return (
    <>
      <svg className={styles.plot} aria-hidden="true">
        {columns.map((column, place) => (
          <Column key={column.key} column={column} left={place * room} room={room} />
        ))}
        <line className={styles.axis} x1="0" x2="100%" y1="100%" y2="100%" />
      </svg>
      <Ends from={from} through={through} />
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
  const tall = (height * (100 - roomAbove)) / 100
  return (
    <>
      {height > 0 && (
        <Link to={to} tabIndex={-1}>
          <title>{name}</title>
          <rect className={styles.touch} x={cut(left)} width={cut(room)} height="100%" />
          <rect
            className={styles.column}
            x={cut(middle - width / 2)}
            y={cut(100 - tall)}
            width={cut(width)}
            height={cut(tall)}
          />
        </Link>
      )}
      {label !== null && (
        <text x={cut(middle)} y={cut(100 - tall)} dy="-6" textAnchor={anchorOf(middle)}>
          {label}
        </text>
      )}
    </>
  )
}

/** The first and the last day of a chart, under it. */
export function Ends({ from, through }: { from: string; through: string }) {
  return (
    <p className={styles.ends} aria-hidden="true">
      <span>{from}</span>
      {from !== through && <span>{through}</span>}
    </p>
  )
}

/** A share of the drawing as SVG takes it. */
export function cut(share: number): string {
  return `${Math.round(share * 100) / 100}%`
}

/** Where a text at the edge keeps inside the drawing. */
function anchorOf(middle: number): 'start' | 'middle' | 'end' {
  return middle < 8 ? 'start' : middle > 92 ? 'end' : 'middle'
}
