import { Link } from '../ui/link.tsx'
import { exactTime } from '../ui/time.ts'
import type { VersionsView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './decision.module.css'

/** What was handed in, and what one of it differs in from how the entry stands now. */
export function VersionsPane({ view, timeZone }: { view: VersionsView; timeZone: string }) {
  const { versions, differences, shown } = view
  if (versions.length === 0) {
    return <p className={styles.part}>{words.noVersions}</p>
  }
  return (
    <section className={styles.part} aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      <ul className={styles.versions}>
        {versions.map(({ version, by, made, to, isShown }) => (
          <li key={version}>
            <Link to={to} aria-current={isShown ? 'true' : undefined} preventScrollReset>
              {words.version(version)}
            </Link>
            <span>{by}</span>
            <time dateTime={made.at} title={exactTime(made.at, timeZone)}>
              {made.words}
            </time>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <>
          <h3>{words.changedSince(shown)}</h3>
          {differences.length === 0 ? (
            <p>{words.nothingChanged}</p>
          ) : (
            <table className={styles.differences}>
              <thead>
                <tr>
                  <th scope="col">{words.question}</th>
                  <th scope="col">{words.before}</th>
                  <th scope="col">{words.after}</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ key, label, before, after }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    <td data-name={words.before}>
                      <del>{before || words.none}</del>
                    </td>
                    <td data-name={words.after}>
                      <ins>{after || words.none}</ins>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </section>
  )
}
