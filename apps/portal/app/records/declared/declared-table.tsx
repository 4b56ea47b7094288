import type { ReactNode } from 'react'
import type { DeclaredField, DeclaredLines } from '@holdpoint/api/vocabulary'
import styles from './declared-table.module.css'
import type { DeclaredRow } from './declared-texts.ts'
import { words } from './declared.words.ts'

interface DeclaredTableProps {
  lines: DeclaredLines
  /** What the table is called, where a part has several. */
  caption?: string
  /** See `declaredRows`. */
  rows: readonly DeclaredRow[]
  /** What the page says of a line beside its fields, with the head of that column. */
  also?: { head: string; cell: (lineId: string) => ReactNode } | undefined
  /** What can be done with a line. */
  doing?: ((lineId: string) => ReactNode) | undefined
}

type Named = readonly [name: string, field: DeclaredField]

/** More columns than that are too narrow to be read beside a record's facts. */
const columnsMax = 4

/**
 * The lines of a part: a table, and a card each where it is narrow. The first fields that are short have
 * a column, the others stand below them; what no line fills is left out.
 */
export function DeclaredTable(props: DeclaredTableProps) {
  const { lines, caption = lines.title, rows, also, doing } = props
  const filled = Object.entries(lines.fields).filter(([name]) =>
    rows.some(({ texts }) => texts[name] !== undefined),
  )
  const most = columnsMax - (also === undefined ? 0 : 1)
  const columns = filled.filter(([, { kind }]) => kind !== 'text').slice(0, most)
  const below = filled.filter((one) => !columns.includes(one))
  const width = columns.length + (also === undefined ? 0 : 1) + (doing === undefined ? 0 : 1)
  return (
    <div className={styles.lines}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(([name, { label }]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            {also !== undefined && <th scope="col">{also.head}</th>}
            {doing !== undefined && (
              <th scope="col" className={styles.doing}>
                <span className="visually-hidden">{words.doing}</span>
              </th>
            )}
          </tr>
        </thead>
        {rows.map(({ lineId, texts }) => (
          <tbody key={lineId} id={`line-${lineId}`}>
            <tr>
              {columns.map(([name, { label }], place) => (
                <Cell key={name} isHead={place === 0} label={label} text={texts[name]} />
              ))}
              {also !== undefined && (
                <td>
                  <small>{also.head}</small>
                  <div>{also.cell(lineId)}</div>
                </td>
              )}
              {doing !== undefined && <td className={styles.doing}>{doing(lineId)}</td>}
            </tr>
            <Below fields={below} texts={texts} width={width} />
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface CellProps {
  /** The first one says which line the others are of. */
  isHead: boolean
  label: string
  text: string | undefined
}

function Cell({ isHead, label, text }: CellProps) {
  const className = text === undefined ? styles.empty : undefined
  const said = (
    <>
      <small>{label}</small>
      <span>{text}</span>
    </>
  )
  return isHead ? (
    <th scope="row" className={className}>
      {said}
    </th>
  ) : (
    <td className={className}>{said}</td>
  )
}

interface BelowProps {
  fields: readonly Named[]
  texts: DeclaredRow['texts']
  width: number
}

/** What a line says beyond its columns, each under its label. */
function Below({ fields, texts, width }: BelowProps) {
  const said = fields.filter(([name]) => texts[name] !== undefined)
  return said.length === 0 ? null : (
    <tr className={styles.below}>
      <td colSpan={width}>
        <dl>
          {said.map(([name, { kind, label }]) => (
            <div key={name} className={kind === 'text' ? styles.long : undefined}>
              <dt>{label}</dt>
              <dd>{texts[name]}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  )
}
