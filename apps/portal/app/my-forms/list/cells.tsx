import type { FormSection } from '@holdpoint/api'
import { classNames } from '../../ui/class-names.ts'
import { CircleCheck, Clock } from '../../ui/icons.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { words } from '../my-forms.words.ts'
import type { MyFormRow } from './my-forms.rows.server.ts'
import styles from './my-forms-table.module.css'

interface CellProps {
  row: MyFormRow
}

/** The name of an entry, whose link covers the row, and what tells it from others. */
export function FormCell({ row }: CellProps) {
  return (
    <>
      <a href={row.to} className={styles.name}>
        {row.title}
      </a>
      <FormLine row={row} />
    </>
  )
}

export function StatusCell({ row, section }: CellProps & { section: FormSection }) {
  return (
    <>
      <StatusBadge badge={row.badge} />
      <div className={styles.facts}>
        {row.score !== null && (
          <small className={classNames(styles.score, row.score.result && styles[row.score.result])}>
            {row.score.percent}
            {row.score.result !== null && <span> {row.score.result}</span>}
          </small>
        )}{' '}
        {section === 'completed' && <Signature state={row.signature} isIcon />}
      </div>
      {section === 'signature' && (
        <div className={styles.underStatus}>
          <Signature state={row.signature} />
        </div>
      )}
    </>
  )
}

/** A text of two lines at most. */
export function ClampedCell({ text }: { text: string }) {
  return <span className={styles.clamped}>{text}</span>
}

export function StartedCell({ row: { started } }: CellProps) {
  return (
    <time dateTime={started.instant} title={started.exact}>
      {started.day} <small>{started.clock}</small>
    </time>
  )
}

function FormLine({ row }: CellProps) {
  const text = row.answer ?? row.notes
  const place = [row.padNames, row.crew].filter((part) => part !== '' && part !== 'N/A').join(', ')
  return (
    <>
      <div className={styles.line}>
        {row.elevatedFrom !== null && (
          <Tag kind="elevated" title={`Elevated from ${row.elevatedFrom}`} />
        )}{' '}
        {row.isReopened && <Tag kind="reopened" />} <span className={styles.place}>{place}</span>{' '}
        <span className={styles.lead}>
          <b>{row.typeName}</b>{' '}
          {text !== null && <span className={styles.answer}>{text.shown}</span>}
        </span>
      </div>
      {row.answer !== null && row.answer.whole !== null && (
        <details className={styles.whole}>
          <summary>
            <span className={styles.readMore}>{words.readMore}</span>
            <span className={styles.readLess}>{words.readLess}</span>
          </summary>
          <p>{row.answer.whole}</p>
        </details>
      )}
    </>
  )
}

interface SignatureProps {
  state: MyFormRow['signature']
  /** Where it has no column of its own, its words are for the hover and for those who listen. */
  isIcon?: boolean
}

export function Signature({ state, isIcon = false }: SignatureProps) {
  const Icon = state === 'complete' ? CircleCheck : Clock
  return (
    <span
      className={classNames(styles.sign, styles[state])}
      title={isIcon ? words.signatures[state] : undefined}
    >
      <Icon aria-hidden="true" />
      {isIcon ? (
        <span className="visually-hidden">{words.signatures[state]}</span>
      ) : (
        words.signature[state]
      )}
    </span>
  )
}
