import type { ImportLine } from '@holdpoint/api'
import { formatCount } from '../../ui/counts.ts'
import { fateWords, words, type ImportFate } from './form-import.words.ts'
import styles from './form-import.module.css'

/** As many lines are read at a glance; more are unfolded by whoever wants them. */
const glance = 12

/** The rows of a file that have one fate, each with what became of it. */
export function ImportLines({ fate, lines }: { fate: ImportFate; lines: readonly ImportLine[] }) {
  return (
    <details className={styles.fate} open={lines.length <= glance}>
      <summary>
        {fateWords[fate]} <span className={styles.count}>{formatCount(lines.length)}</span>
      </summary>
      {lines.length === 0 ? <p>{words.none}</p> : <LineTable fate={fate} lines={lines} />}
    </details>
  )
}

function LineTable({ fate, lines }: { fate: ImportFate; lines: readonly ImportLine[] }) {
  return (
    <table className={styles.lines} aria-label={fateWords[fate]}>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.sheet}</th>
          <th scope="col">{words.about}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sheet, row, message }) => (
          <tr key={`${row} ${sheet}`}>
            <th scope="row">{row}</th>
            <td>{sheet}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
