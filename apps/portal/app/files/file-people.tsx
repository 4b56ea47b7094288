import type { AcknowledgementState } from '@holdpoint/api'
import { acknowledgementStateLabels, acknowledgementStates } from '@holdpoint/api/vocabulary'
import { MomentTime } from '../records/moment-time.tsx'
import { Link } from '../ui/link.tsx'
import { AcknowledgementBadge } from './file-badge.tsx'
import type { PeopleView } from './file-view.server.ts'
import styles from './file-page.module.css'
import { words } from './file.words.ts'

interface FilePeopleProps {
  /** What is asked, as its page calls it. */
  people: PeopleView
  /** The address of those in one state, or of all. */
  at: (state: AcknowledgementState | undefined) => string
  older: string | null
  /** Where somebody's acknowledgement is waived; left out where that is not done. */
  waiveAt?: (personId: string) => string
}

/** How far each person is with a file or a sheet in force, and how many of all. */
export function FilePeople({ people, at, older, waiveAt }: FilePeopleProps) {
  const { counts, rows, state } = people
  const [[, audience]] = counts as [readonly [string, number], ...typeof counts]
  if (audience === 0) {
    return <p>{words.notAsked}</p>
  }
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.states}>
        {[null, ...acknowledgementStates].map((one) => (
          <li key={one}>
            <Link
              to={at(one ?? undefined)}
              aria-current={one === state ? 'true' : undefined}
              preventScrollReset
            >
              {one === null ? words.all : acknowledgementStateLabels[one]}
            </Link>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p>{words.nobodyFits}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <b>{row.name}</b>
            <div className={styles.person}>
              <AcknowledgementBadge state={row.state} />
              <small>
                {row.said}
                {row.at !== null && (
                  <>
                    {row.said !== null && ', '}
                    <MomentTime moment={row.at} />
                  </>
                )}
                {row.wrong !== null && ` · ${row.wrong}`}
              </small>
              {row.isAsked && waiveAt !== undefined && (
                <Link to={waiveAt(row.id)} aria-label={words.waiveOf(row.name)} preventScrollReset>
                  {words.waive}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      {older !== null && <Link to={older}>{words.morePeople}</Link>}
    </>
  )
}
