import { paths } from '../../paths.ts'
// A version is a line of a part, which looks the same on every record.
import lines from '../../records/declared/declared-table.module.css'
import { MomentTime } from '../../records/moment-time.tsx'
import parts from '../../records/record-parts.module.css'
import { Link } from '../../ui/link.tsx'
import styles from './managed-form-page.module.css'
import type { ManagedFormView } from './managed-form-view.server.ts'
import { draftWords, versionWords as words } from './managed-form.words.ts'

/** What was published: when, by whom, what had changed, and how much stands on it. */
export function VersionsPart({ view }: { view: ManagedFormView }) {
  const { id, versions } = view
  return (
    <section className={parts.part} aria-labelledby="versions-title">
      <h2 id="versions-title">{words.title}</h2>
      {versions.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className={lines.lines}>
          <table className={lines.table} aria-labelledby="versions-title">
            <thead>
              <tr>
                <th scope="col">{words.head}</th>
                <th scope="col">{words.published}</th>
                <th scope="col">{words.entries}</th>
                <th scope="col" className={lines.doing}>
                  <span className="visually-hidden">{words.doing}</span>
                </th>
              </tr>
            </thead>
            {versions.map((version) => (
              <VersionRow key={version.version} formId={id} version={version} />
            ))}
          </table>
        </div>
      )}
    </section>
  )
}

interface VersionRowProps {
  formId: string
  version: ManagedFormView['versions'][number]
}

function VersionRow({ formId, version: row }: VersionRowProps) {
  const { version, published, by, entries, changelog, before } = row
  return (
    <tbody>
      <tr>
        <th scope="row">
          <small>{words.head}</small>
          <b>{words.version(version)}</b>
        </th>
        <td>
          <small>{words.published}</small>
          <span>
            <MomentTime moment={published} />
            {by !== null && ` ${draftWords.by(by)}`}
          </span>
        </td>
        <td>
          <small>{words.entries}</small>
          <span>{entries}</span>
        </td>
        <td className={lines.doing}>
          <div className={styles.links}>
            <Link to={paths.formPreview(formId, version)} aria-label={words.tryVersion(version)}>
              {words.tryIt}
            </Link>
            {before !== null && (
              <Link
                to={paths.formCompare(formId, before, version)}
                aria-label={words.compareWith(version, before)}
              >
                {words.compare}
              </Link>
            )}
            <a
              href={paths.formFile(formId, 'xlsx', version)}
              download
              aria-label={words.fileOf(version)}
            >
              {words.file}
            </a>
          </div>
        </td>
      </tr>
      {changelog !== '' && (
        <tr className={lines.below}>
          <td colSpan={4}>
            <dl>
              <div className={lines.long}>
                <dt>{words.changelog}</dt>
                <dd>{changelog}</dd>
              </div>
            </dl>
          </td>
        </tr>
      )}
    </tbody>
  )
}
