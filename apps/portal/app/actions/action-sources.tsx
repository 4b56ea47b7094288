import type { ReactNode } from 'react'
import parts from '../records/record-parts.module.css'
import { words as recordWords } from '../records/records.words.ts'
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
  if (description === '' && statusReason === null && source === null && links.length === 0) {
    return null
  }
  return (
    <section className={styles.about} aria-label={words.description}>
      {description !== '' && <p className={parts.text}>{description}</p>}
      {statusReason !== null && <blockquote className={parts.reason}>{statusReason}</blockquote>}
      {source !== null && (
        <Source source={source} name={words.raisedFrom(source.number)}>
          {photos.map(({ id, name, href, isPhoto }) =>
            isPhoto ? (
              <a key={id} href={href} target="_blank" rel="noreferrer">
                <img
                  src={href}
                  alt={recordWords.photo(name)}
                  width={88}
                  height={88}
                  loading="lazy"
                />
              </a>
            ) : null,
          )}
        </Source>
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
  children?: ReactNode
}

function Source({ source: { title, asked, to }, name, children }: SourceProps) {
  return (
    <div className={styles.source}>
      {children}
      <p>
        <small>{name}</small>
        {asked !== null && <b>{asked}</b>}
        {to === null ? <span>{title}</span> : <Link to={to}>{title}</Link>}
      </p>
    </div>
  )
}
