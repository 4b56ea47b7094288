import parts from '../records/record-parts.module.css'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { HeldKeys } from './key-areas.tsx'
import type { PersonRightsView } from './person-rights.server.ts'
import { words } from './person-rights.words.ts'
import styles from './person-rights.module.css'

/** What a person may, from which group, and the way to change it. */
export function PersonRights({ rights }: { rights: PersonRightsView }) {
  const { count, groups, areas, changeTo, canOpenGroups, isOwnToKeep } = rights
  return (
    <section className={parts.part} aria-labelledby="rights-title">
      <div className={styles.head}>
        <h2 id="rights-title">{words.title}</h2>
        {changeTo !== null && <ButtonLink to={changeTo}>{words.change}</ButtonLink>}
      </div>
      <p>{count}</p>
      {isOwnToKeep && <p>{words.ownHint}</p>}
      {groups.length === 0 ? (
        <p>{words.inNoGroup}</p>
      ) : (
        <ul className={styles.groups} aria-label={words.inGroups}>
          {groups.map(({ id, name, to }) => (
            <li key={id}>{to === null ? name : <Link to={to}>{name}</Link>}</li>
          ))}
        </ul>
      )}
      <HeldKeys areas={areas} hasHolders={canOpenGroups} />
    </section>
  )
}
