import { isAnswerMissing } from '@holdpoint/forms'
import { OctagonAlert } from '../ui/icons.ts'
import { fieldNames, missingId } from './field-names.ts'
import type { FillAgain, MissingRow } from './fill-data.ts'
import { conflictWords, missingWords } from './fill-out.words.ts'
import { writeIntent } from './intent.ts'
import { areAnswers, wayTo } from './missing-rows.ts'
import styles from './missing-list.module.css'

interface MissingListProps {
  again: FillAgain
  rows: readonly MissingRow[]
  numberOf: (key: string) => string
}

/**
 * Why the page came back, with a way to each place. The ways are buttons: without a script they
 * save what was typed meanwhile, as every way off the page does.
 */
export function MissingList({ again, rows, numberOf }: MissingListProps) {
  const listed = again.isRefused ? rows : troubleRows(again)
  const title = titleOf(again, listed)
  if (title === null) {
    return null
  }
  return (
    <section className={styles.list} aria-labelledby={missingId}>
      <h2 id={missingId} tabIndex={-1}>
        <OctagonAlert aria-hidden="true" />
        {title}
      </h2>
      {again.messages
        .filter((message) => message !== title)
        .map((message) => (
          <p key={message}>{message}</p>
        ))}
      <ol>
        {listed.map((row) => (
          // Several of one sub-form may be missing.
          <Row key={`${row.key} ${row.message}`} row={row} number={numberOf(row.key)} />
        ))}
      </ol>
    </section>
  )
}

/** What could not be saved: not readable, refused, or answered by somebody else meanwhile. */
function troubleRows({ problems, conflicts }: FillAgain): MissingRow[] {
  const refused = Object.entries(problems).map(([key, message]) => ({ key, label: '', message }))
  const met = Object.keys(conflicts).map((key) => ({
    key,
    label: '',
    message: conflictWords.title,
  }))
  return [...refused, ...met]
}

function titleOf({ isRefused, messages }: FillAgain, listed: readonly MissingRow[]): string | null {
  if (listed.length > 0) {
    return isRefused
      ? missingWords.title(listed.length, areAnswers(listed))
      : missingWords.problemsTitle(listed.length)
  }
  return messages[0] ?? null
}

/** The title says already that these are answers that are missing. */
function isSaidAbove(message: string): boolean {
  return isAnswerMissing(message)
}

interface RowProps {
  row: MissingRow
  number: string
}

function Row({ row, number }: RowProps) {
  const { label, message } = row
  return (
    <li>
      <button type="submit" name={fieldNames.intent} value={writeIntent(wayTo(row))}>
        <span className={styles.number}>{number}</span>
        <span className={styles.way}>
          <b>{label === '' ? message : label}</b>
          {label !== '' && !isSaidAbove(message) && <span>{message}</span>}
        </span>
      </button>
    </li>
  )
}
