import { words } from './imports.words.ts'
import styles from './import-rows.module.css'

interface ImportColumnsProps {
  columns: readonly { heading: string; holds: string; isNeeded: boolean }[]
}

/** The columns that a table may have, with what each holds and whether it is needed. */
export function ImportColumns({ columns }: ImportColumnsProps) {
  return (
    <table className={styles.rows}>
      <caption>{words.columns}</caption>
      <thead>
        <tr>
          <th scope="col">{words.column}</th>
          <th scope="col">{words.isNeeded}</th>
          <th scope="col">{words.holds}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ heading, holds, isNeeded }) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            <td>{isNeeded ? words.yes : words.no}</td>
            <td>{holds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
