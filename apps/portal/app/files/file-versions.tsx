import parts from '../records/record-parts.module.css'
import { Link } from '../ui/link.tsx'
import { AddVersion } from './add-version.tsx'
import type { FileView } from './file-view.server.ts'
import { words } from './file.words.ts'

/** The versions of a file, newest first, and a form that adds the next one. */
export function FileVersions({ view }: { view: FileView }) {
  const { versions, can, formKey } = view
  return (
    <section className={parts.part} aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      {versions.length === 0 && <p>{words.noVersions}</p>}
      {versions.length > 0 && (
        <ol className={parts.rows}>
          {versions.map((one) => (
            <li key={one.version}>
              <Link to={one.to} aria-label={words.openVersion(one.version)}>
                {words.version(one.version)}
              </Link>
              <div>
                <p>
                  {one.name}, {one.size}
                  {one.isInForce && <b>, {words.inForceMark}</b>}
                  {one.isMaterial && <b>, {words.material}</b>}
                </p>
                {one.isUnreadable && <small>{words.unreadable}</small>}
                {one.note !== '' && <p className={parts.text}>{one.note}</p>}
                <small>
                  {one.brought}
                  {one.approved !== null && `. ${one.approved}`}
                </small>
              </div>
            </li>
          ))}
        </ol>
      )}
      {can.edit && <AddVersion key={versions.length} formKey={formKey} />}
    </section>
  )
}
