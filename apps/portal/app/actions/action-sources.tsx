import { FileList } from '../records/record-files.tsx'
import parts from '../records/record-parts.module.css'
import { Link } from '../ui/link.tsx'
import { words } from './action-page.words.ts'
import type { ActionView, SourceView } from './action-view.server.ts'
import styles from './action-page.module.css'

interface ActionSourcesProps {
  view: Pick<ActionView, 'description' | 'statusReason' | 'source' | 'links' | 'photos'>
}

/** What an action is about: its description, and the answers that it was raised from. */
export function ActionSources({ view }: ActionSourcesProps) {
  const { description, statusReason, source, links, photos } = view
  const isEmpty = [links, photos].every(({ length }) => length === 0)
  if (description === '' && statusReason === null && source === null && isEmpty) {
    return null
  }
  return (
    <section className={styles.about} aria-label={words.description}>
      {description !== '' && <p className={parts.text}>{description}</p>}
      {statusReason !== null && <blockquote className={parts.reason}>{statusReason}</blockquote>}
      {source !== null && <Source source={source} name={words.raisedFrom(source.number)} />}
      {photos.length > 0 && (
        <section className={styles.found} aria-label={words.found}>
          <small>{words.found}</small>
          <FileList files={photos} />
        </section>
      )}
      {links.map((link) => (
        <Source
          key={`${link.number}${link.asked}`}
          source={link}
          name={words.alsoOn(link.number)}
        />
      ))}
    </section>
  )
}

interface SourceProps {
  source: SourceView
  name: string
}

function Source({ source: { title, asked, to }, name }: SourceProps) {
  return (
    <div className={styles.source}>
      <p>
        <small>{name}</small>
        {asked !== null && <b>{asked}</b>}
        {to === null ? <span>{title}</span> : <Link to={to}>{title}</Link>}
      </p>
    </div>
  )
}
