import type { ImportedRow } from '@holdpoint/api'
import { outcomeWords, words } from './import.words.ts'
import styles from './import-rows.module.css'

/** Rows of a table of people, each with what becomes of it and why; those that stay are left out. */
export function ImportRows({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    <table className={styles.rows}>
      <caption>{words.rows}</caption>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.about}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, employeeNumber, outcome, about }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{employeeNumber}</td>
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
