import { isAnswerMissing, type Said } from '@holdpoint/forms'
import { OctagonAlert } from '../ui/icons.ts'
import { fieldNames, missingId } from './field-names.ts'
import type { FillAgain, MissingRow } from './fill-data.ts'
import { FormWords, pageLanguage, SaidText } from './form-words.tsx'
import { writeIntent } from './intent.ts'
import { useAnsweringWords } from './language/answering-words.tsx'
import { refusalSaid } from './language/refusal-said.ts'
import { areAnswers, wayTo } from './missing-rows.ts'
import styles from './missing-list.module.css'

type Spoken = ReturnType<typeof useAnsweringWords>

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
  const spoken = useAnsweringWords()
  const listed = again.isRefused ? rows : troubleRows(again, spoken)
  const messages = again.messages.map((message) => refusalSaid(message, spoken.lang))
  const title = titleOf(again.isRefused, listed, spoken) ?? messages[0]
  if (title === undefined) {
    return null
  }
  return (
    <section className={styles.list} aria-labelledby={missingId}>
      <h2 id={missingId} tabIndex={-1}>
        <OctagonAlert aria-hidden="true" />
        <SaidText said={[title]} />
      </h2>
      {messages
        .filter(({ message }) => message !== title.message)
        .map((said) => (
          <p key={said.message}>
            <SaidText said={[said]} />
          </p>
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
function troubleRows({ problems, conflicts }: FillAgain, { words, lang }: Spoken): MissingRow[] {
  const refused = Object.entries(problems).map(([key, refusal]) => {
    const said = refusalSaid(refusal, lang)
    return { key, label: '', message: said.message, said: [said] }
  })
  const met = Object.keys(conflicts).map((key) => ({
    key,
    label: '',
    message: words.conflictTitle,
    said: [{ message: words.conflictTitle, lang }],
  }))
  return [...refused, ...met]
}

function titleOf(
  isRefused: boolean,
  listed: readonly MissingRow[],
  { words, lang }: Spoken,
): Said | undefined {
  if (listed.length === 0) {
    return undefined
  }
  const message = isRefused
    ? words.missingTitle(listed.length, areAnswers(listed))
    : words.problemsTitle(listed.length)
  return { message, lang }
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
  const { label, labelLang = pageLanguage, message, said = [{ message, lang: pageLanguage }] } = row
  return (
    <li>
      <button type="submit" name={fieldNames.intent} value={writeIntent(wayTo(row))}>
        <span className={styles.number}>{number}</span>
        <span className={styles.way}>
          <b>
            {label === '' ? (
              <SaidText said={said} />
            ) : (
              <FormWords lang={labelLang}>{label}</FormWords>
            )}
          </b>
          {label !== '' && !isSaidAbove(message) && (
            <span>
              <SaidText said={said} />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
