import { ChevronDown } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { GraphBars } from './graph-bars.tsx'
import { GraphColumns } from './graph-columns.tsx'
import { GraphLine } from './graph-line.tsx'
import { GraphWords } from './graph-words.tsx'
import type { GraphCell, GraphChart, GraphFigure, GraphRow, GraphTable } from './graph-view.ts'
import { words } from './graph.words.ts'
import styles from './my-forms-graph.module.css'

interface GraphFigurePlateProps {
  figure: GraphFigure
}

/** One finding: said in words, drawn, and behind `<details>` told in numbers. */
export function GraphFigurePlate({ figure }: GraphFigurePlateProps) {
  const { id, finding, about, chart, table } = figure
  const title = `graph-${id}`
  return (
    <figure className={styles.plate} aria-labelledby={title} data-chart={chart.kind}>
      <figcaption>
        <h2 id={title}>{finding}</h2>
        <p>{about}</p>
      </figcaption>
      <div className={styles.chart}>
        <Chart chart={chart} />
      </div>
      <details>
        <summary>
          <ChevronDown aria-hidden="true" />
          {words.showNumbers}
        </summary>
        <NumbersTable table={table} title={title} />
      </details>
    </figure>
  )
}

function Chart({ chart }: { chart: GraphChart }) {
  switch (chart.kind) {
    case 'words':
      return <GraphWords bars={chart.bars} />
    case 'bars':
      return <GraphBars chart={chart} />
    case 'columns':
      return <GraphColumns chart={chart} />
    case 'line':
      return <GraphLine chart={chart} />
  }
}

function NumbersTable({ table, title }: { table: GraphTable; title: string }) {
  const { columns, rows, note } = table
  return (
    <div className={styles.numbers}>
      <table aria-labelledby={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {note !== null && <p>{note}</p>}
    </div>
  )
}

function Row({ row, columns }: { row: GraphRow; columns: readonly string[] }) {
  const { name, about, to, cells } = row
  return (
    <tr>
      <th scope="row">
        <Cell cell={{ text: name, to }} />
        {about !== null && <small>{about}</small>}
      </th>
      {cells.map((cell, place) => (
        <td key={columns[place + 1]}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell: { text, to } }: { cell: GraphCell }) {
  return to === null ? text : <Link to={to}>{text}</Link>
}
