import type { AcknowledgementState } from '@holdpoint/api'
import { acknowledgementStateLabels, acknowledgementStates } from '@holdpoint/api/vocabulary'
import { Link } from '../../ui/link.tsx'
import { CountedStates } from '../counted-states.tsx'
import { MomentTime } from '../moment-time.tsx'
import parts from '../record-parts.module.css'
import { AcknowledgementBadge } from './acknowledgement-badge.tsx'
import styles from './acknowledgement-people.module.css'
import type { PeopleView } from './acknowledgement-view.server.ts'
import { words } from './acknowledgement.words.ts'

interface AcknowledgementPeopleProps {
  people: PeopleView
  /** The address of those in one state, or of all. */
  at: (state: AcknowledgementState | undefined) => string
  older: string | null
  /** Where somebody's acknowledgement is waived; left out where that is not done. */
  waiveAt?: (personId: string) => string
}

/** How far each person is with what is to be acknowledged, and how many of all. */
export function AcknowledgementPeople({ people, at, older, waiveAt }: AcknowledgementPeopleProps) {
  const { counts, rows, state } = people
  const [[, audience]] = counts as [readonly [string, number], ...typeof counts]
  if (audience === 0) {
    return <p>{words.nobodyAsked}</p>
  }
  return (
    <>
      <CountedStates
        {...{ counts, at }}
        states={acknowledgementStates}
        labels={acknowledgementStateLabels}
        shown={state}
      />
      {rows.length === 0 && <p>{words.nobodyFits}</p>}
      <ul className={parts.rows}>
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
