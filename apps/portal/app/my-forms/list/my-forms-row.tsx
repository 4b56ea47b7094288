import { memo } from 'react'
import type { FormSection } from '@holdpoint/api'
import { classNames } from '../../ui/class-names.ts'
import { CircleCheck, Clock } from '../../ui/icons.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { MyFormRow } from './my-forms.rows.server.ts'
import type { ListLinks } from '../search/my-forms.search.ts'
import { words } from '../my-forms.words.ts'
import styles from './my-forms-table.module.css'
import { RowCounts } from './row-counts.tsx'
import { RowMenu } from './row-menu.tsx'

interface MyFormsRowProps {
  row: MyFormRow
  section: FormSection
  links: ListLinks
}

/**
 * One entry: the whole row is the link of its name; the menu lies above it. Its links are followed by
 * the table that it stands in. While another page of the list is on its way the rows stay as they
 * are, so that what was pressed answers at once.
 */
export const MyFormsRow = memo(function MyFormsRow({ row, section, links }: MyFormsRowProps) {
  const { started } = row
  const hasSignature = section === 'signature'
  return (
    <tr>
      <td className={styles.form}>
        <a href={row.to} className={styles.name}>
          {row.title}
        </a>
        <FormLine row={row} />
      </td>
      <td className={styles.status}>
        <StatusBadge badge={row.badge} />
        <div className={styles.facts}>
          {row.score !== null && (
            <small
              className={classNames(styles.score, row.score.result && styles[row.score.result])}
            >
              {row.score.percent}
              {row.score.result !== null && <span> {row.score.result}</span>}
            </small>
          )}{' '}
          {section === 'completed' && <Signature state={row.signature} isIcon />}
        </div>
        {hasSignature && (
          <div className={styles.underStatus}>
            <Signature state={row.signature} />
          </div>
        )}
      </td>
      {hasSignature && (
        <td className={styles.signature}>
          <Signature state={row.signature} />
        </td>
      )}
      <td className={styles.crew}>
        <span className={styles.clamped}>{row.crew}</span>
      </td>
      <td className={styles.pad}>
        <span className={styles.clamped}>{row.padNames}</span>
      </td>
      <td className={styles.started}>
        <time dateTime={started.instant} title={started.exact}>
          {started.day} <small>{started.clock}</small>
        </time>
      </td>
      <td className={styles.activity}>
        <RowCounts row={row} links={links} />
      </td>
      <td className={styles.more}>
        <RowMenu row={row} links={links} />
      </td>
    </tr>
  )
})

function FormLine({ row }: { row: MyFormRow }) {
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

function Signature({ state, isIcon = false }: SignatureProps) {
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
