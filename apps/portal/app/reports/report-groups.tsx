import { Link } from '../ui/link.tsx'
import type { BarPart } from './report-bars.ts'
import { Mark, MarkDrawings, MarkRect } from './report-marks.tsx'
import type { CountedView } from './report-view.server.ts'
import { words } from './report.words.ts'
import styles from './report-groups.module.css'

type Group = CountedView['groups'][number]

/**
 * The groups of a report: a table whose bars are drawn beside the numbers, never in their place; or
 * the lines of a roster.
 */
export function ReportGroups({ view }: { view: CountedView }) {
  const { groups, legend, top, groupName, numberName, isSideBySide, isRoster } = view
  if (isRoster) {
    return (
      <section className={styles.part} aria-labelledby="groups-title">
        <h2 id="groups-title">{groupName}</h2>
        <ul className={styles.roster}>
          {groups.map(({ id, label, to }) => (
            <li key={id}>{to === null ? label : <Link to={to}>{label}</Link>}</li>
          ))}
        </ul>
      </section>
    )
  }
  return (
    <section className={styles.part} aria-labelledby="groups-title">
      <h2 id="groups-title">{words.groups}</h2>
      <MarkDrawings />
      {legend.length > 0 && (
        <ul className={styles.legend} aria-label={words.legend}>
          {legend.map(({ id, label, mark }) => (
            <li key={id}>
              <Mark mark={mark} /> {label}
            </li>
          ))}
        </ul>
      )}
      <table className={styles.groups} aria-labelledby="groups-title">
        <thead>
          <tr>
            <th scope="col">{groupName}</th>
            <th scope="col">
              <span className="visually-hidden">{words.bars(top)}</span>
              <span className={styles.ends} aria-hidden="true">
                <span>0</span>
                <span>{top}</span>
              </span>
            </th>
            <th scope="col">{numberName}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} isSideBySide={isSideBySide} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GroupRow({ group, isSideBySide }: { group: Group; isSideBySide: boolean }) {
  const { id, label, to, text, about, share, parts } = group
  return (
    <tr>
      <th scope="row">{to === null ? label : <Link to={to}>{label}</Link>}</th>
      <td>
        <Drawing
          parts={
            isSideBySide || parts.length === 0
              ? [{ id, label, text, about, from: 0, share, mark: 0 }]
              : parts
          }
          isScale={isSideBySide}
        />
        {parts.length > 0 && (
          <ul className={isSideBySide ? styles.beside : styles.parts}>
            {parts.map((part) => (
              <li key={part.id}>
                {!isSideBySide && <Mark mark={part.mark} />}
                <span>{part.label}</span>{' '}
                {part.about === '' ? (
                  <b>{part.text}</b>
                ) : (
                  <span>
                    <small>{part.about}</small> <b>{part.text}</b>
                  </span>
                )}
                {isSideBySide && <Drawing parts={[{ ...part, mark: 0 }]} isScale />}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>
        {about !== '' && <small>{about}</small>} <b>{text}</b>
      </td>
    </tr>
  )
}

/** A bar; on a scale the room up to its end is drawn as well. */
function Drawing({ parts, isScale }: { parts: readonly BarPart[]; isScale: boolean }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {isScale && <rect className={styles.room} width="100%" height="100%" />}
      {parts.map(
        ({ id, from, share, mark }) =>
          share > 0 && <MarkRect key={id} mark={mark} x={`${from}%`} width={`${share}%`} />,
      )}
    </svg>
  )
}
