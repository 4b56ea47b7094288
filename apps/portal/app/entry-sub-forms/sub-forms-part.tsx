import type { ReactNode } from 'react'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { MomentTime } from '../records/moment-time.tsx'
import parts from '../records/record-parts.module.css'
import { classNames } from '../ui/class-names.ts'
import { FormIcon } from '../ui/form-icon.tsx'
import { Link } from '../ui/link.tsx'
import { subFormsId, type SubEntry, type SubFormView } from './entry-sub-forms.ts'
import { words } from './entry-sub-forms.words.ts'
import styles from './sub-forms.module.css'

interface SubFormsPartProps {
  forms: readonly SubFormView[]
  /** The id of the heading. */
  headingId?: string
  /** The way to an entry; a link unless told otherwise. */
  way?: (entry: SubEntry, to: string) => ReactNode
  /** What starts one more entry of a form, where the reader may. */
  add?: (form: SubFormView) => ReactNode
}

/** What is filled out below an entry, form by form; nothing where there is nothing to show. */
export function SubFormsPart(props: SubFormsPartProps) {
  const { forms, headingId = `${subFormsId}-title`, way = linkTo, add } = props
  // What may be added is of no use to whoever only reads.
  const shown = forms.filter(({ entries }) => add !== undefined || entries.length > 0)
  return shown.length === 0 ? null : (
    <section
      id={subFormsId}
      className={classNames(parts.part, styles.part)}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} tabIndex={-1}>
        {words.title}
      </h2>
      {shown.map((form) => (
        <div key={form.id} className={styles.form}>
          <div className={styles.head}>
            <FormIcon iconUrl={form.iconUrl} />
            <h3>{form.title}</h3>
            <span className={styles.muted}>{form.asked}</span>
          </div>
          {form.entries.length > 0 && (
            <ul className={styles.entries} aria-label={form.title}>
              {form.entries.map((entry) => (
                <Line key={entry.id} entry={entry} way={way} />
              ))}
            </ul>
          )}
          {form.canAdd && add?.(form)}
        </div>
      ))}
    </section>
  )
}

function linkTo({ number }: SubEntry, to: string) {
  return <Link to={to}>{number}</Link>
}

interface LineProps extends Pick<Required<SubFormsPartProps>, 'way'> {
  entry: SubEntry
}

function Line({ entry, way }: LineProps) {
  const { number, to, badge, score, submitter, at } = entry
  return (
    <li>
      <span className={styles.number}>{to === null ? <b>{number}</b> : way(entry, to)}</span>
      <StatusBadge.Root badge={badge} />
      {score !== null && <span className={styles.score}>{score}</span>}
      <span className={styles.muted}>
        {words.of(submitter)}, <MomentTime moment={at} />
      </span>
    </li>
  )
}
