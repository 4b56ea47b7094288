import { Form, useNavigation } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { importOutcomes, type ImportOutcome } from '@holdpoint/api'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ImportRows, type ImportedRowView } from './import-rows.tsx'
import { outcomeWords, words } from './imports.words.ts'
import { importPageSize } from './imports.ts'
import styles from './table-import.module.css'

/** What would become, or became, of the rows of a table, as it is drawn. */
export type ImportResultView = {
  counts: Readonly<Record<ImportOutcome, number>>
  /** Columns of the file that are not read. */
  passedOver: readonly string[]
  rows: readonly ImportedRowView[]
  totalRecords: number
  offset: number
  /** When it was done, in words; null of one that was only looked at. */
  applied: string | null
  formKey: string
}

interface ImportResultProps {
  view: ImportResultView
  said: {
    /** Nothing has been changed yet. */
    looked: string
    apply: (count: number) => string
    nameLabel: string
  }
  at: {
    report: string
    another: string
    page: (page: number) => string
  }
  /** Where it leads once it was done. */
  next?: ReactNode
}

/** Says what would become, or became, of the rows of a table, and takes them over. */
export function ImportResult({ view, said, at, next }: ImportResultProps) {
  const { counts, passedOver, rows, totalRecords, offset, applied, formKey } = view
  const isSending = useNavigation().formMethod === 'POST'
  const wanted = counts.new + counts.changed
  return (
    <>
      <div className={styles.page}>
        <p>{applied === null ? said.looked : words.applied(applied)}</p>
        {passedOver.length > 0 && <p>{words.passedOver(passedOver)}</p>}
        <dl>
          {importOutcomes.map((name) => (
            <Fragment key={name}>
              <dt>{outcomeWords[name]}</dt>
              <dd>{counts[name]}</dd>
            </Fragment>
          ))}
        </dl>
        {applied === null && wanted > 0 && (
          <Form method="post" className={styles.deed}>
            <FormKey value={formKey} />
            <Button tone="go" aria-disabled={isSending}>
              {said.apply(wanted)}
            </Button>
          </Form>
        )}
        {applied === null && wanted === 0 && <p>{words.nothing}</p>}
        {counts.refused > 0 && <p>{words.refusedHint}</p>}
        <div className={styles.links}>
          {totalRecords > 0 && (
            <a className={buttonClass()} href={at.report} download>
              {words.report}
            </a>
          )}
          <ButtonLink to={at.another}>{words.another}</ButtonLink>
          {applied !== null && next}
        </div>
      </div>
      {totalRecords > 0 && (
        <>
          <ImportRows rows={rows} nameLabel={said.nameLabel} />
          <Pager
            {...{ offset, pageSize: importPageSize }}
            shown={rows.length}
            total={totalRecords}
            isTotalAbout={false}
            toPage={at.page}
          />
        </>
      )}
    </>
  )
}
