import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { exactTime } from '../ui/time.ts'
import { words } from './decision.words.ts'
import styles from './versions.module.css'
import { tabs } from './tabs.ts'
import type { VersionsView } from './versions-view.ts'

/** What was handed in, each to be read as it was, and what any two of it differ in. */
export function VersionsPane({ view, timeZone }: { view: VersionsView; timeZone: string }) {
  const { versions, compared } = view
  if (compared === null) {
    return <p className={styles.part}>{words.noVersions}</p>
  }
  return (
    <>
      <section className={styles.part} aria-labelledby="versions">
        <h2 id="versions">{words.versions}</h2>
        <ul className={styles.versions}>
          {versions.map(({ version, by, made, to }) => (
            <li key={version}>
              <Link to={to}>{words.version(version)}</Link>
              <span>{by}</span>
              <time dateTime={made.at} title={exactTime(made.at, timeZone)}>
                {made.words}
              </time>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="compare">
        <h2 id="compare">{words.compare}</h2>
        <CompareForm view={view} {...compared} />
        <Differences {...compared} />
      </section>
    </>
  )
}

type Compared = NonNullable<VersionsView['compared']>

/**
 * Which two: an address, so that it works without a script and can be kept. Another address makes
 * the two fields anew, and not the form: its button keeps the focus.
 */
function CompareForm({ view: { id, versions }, from, to }: { view: VersionsView } & Compared) {
  const numbers = versions.map(({ version }) => (
    <option key={version} value={version}>
      {words.version(version)}
    </option>
  ))
  return (
    <Form
      method="get"
      action={paths.reviewQuestion(id)}
      className={styles.compare}
      preventScrollReset
    >
      <input type="hidden" name="tab" value={tabs.versions} />
      <p>
        <label htmlFor="compare-from">{words.compareFrom}</label>
        <select
          key={from}
          id="compare-from"
          name="from"
          className={inputClass()}
          defaultValue={from}
        >
          {numbers}
        </select>
      </p>
      <p>
        <label htmlFor="compare-to">{words.compareTo}</label>
        <select key={to} id="compare-to" name="to" className={inputClass()} defaultValue={to ?? ''}>
          <option value="">{words.isNow}</option>
          {numbers}
        </select>
      </p>
      <Button>{words.doCompare}</Button>
    </Form>
  )
}

function Differences({ from, to, differences }: Compared) {
  return (
    <>
      <h3>{words.changed(from, to)}</h3>
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
  )
}
