import { acknowledgementStateLabels, acknowledgementStates } from '@holdpoint/api/vocabulary'
import { paths, withQuery } from '../paths.ts'
import { MomentTime } from '../records/moment-time.tsx'
import { Link } from '../ui/link.tsx'
import { AcknowledgementBadge } from './file-badge.tsx'
import type { PeopleView } from './file-view.server.ts'
import styles from './file-page.module.css'
import { words } from './file.words.ts'

interface FilePeopleProps {
  id: string
  people: PeopleView
  older: string | null
}

/** How far each person is with the version in force, and how many of all. */
export function FilePeople({ id, people, older }: FilePeopleProps) {
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
              to={paths.file(id, { pane: 'people', state: one ?? undefined })}
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
              {row.isAsked && (
                <Link
                  to={withQuery(people.here, { dialog: 'waive', person: row.id })}
                  aria-label={words.waiveOf(row.name)}
                  preventScrollReset
                >
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
