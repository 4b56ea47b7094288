import type { ImportOutcome } from '@holdpoint/api'
import { outcomeWords, words } from './imports.words.ts'
import styles from './import-rows.module.css'

/** A row of a table as it is told of. */
export type ImportedRowView = {
  line: number
  /** What the row is known by, such as a number. */
  name: string
  outcome: ImportOutcome
  about: string
}

interface ImportRowsProps {
  rows: readonly ImportedRowView[]
  /** What a row is known by. */
  nameLabel: string
}

/** Rows of a table, each with what becomes of it and why; those that stay are left out. */
export function ImportRows({ rows, nameLabel }: ImportRowsProps) {
  return (
    <table className={styles.rows}>
      <caption>{words.rows}</caption>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{nameLabel}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.about}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, name, outcome, about }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{name}</td>
            <td className={outcome === 'refused' ? styles.refused : undefined}>
              {outcomeWords[outcome]}
            </td>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
