import { ShareDialog, type Person } from '@holdpoint/widgets/share-dialog'
import { buttonClass } from '../../ui/button.tsx'
import { Plus, X } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import styles from './share-dialog.module.css'
import { words } from './share.words.ts'

type WithPeople = (people: readonly Person[]) => string

interface FoundPeopleProps {
  found: readonly Person[]
  picked: readonly Person[]
  /** The address with other people picked. */
  withPeople: WithPeople
}

/** Whom the search without a script found, each with a link that picks them. */
export function FoundPeople({ found, picked, withPeople }: FoundPeopleProps) {
  if (found.length === 0) {
    return <p role="status">{words.nobodyFound}</p>
  }
  const ids = new Set(picked.map(({ personId }) => personId))
  return (
    <section aria-labelledby="share-found">
      <h3 id="share-found" className={styles.heading}>
        {words.found}
      </h3>
      <ul className={styles.list}>
        {found.map((person) => (
          <li key={person.personId} className={styles.person}>
            <ShareDialog.Card person={person} className={styles.card} />
            {ids.has(person.personId) ? (
              <p className={styles.already}>{words.duplicate}</p>
            ) : (
              <Link
                to={withPeople([...picked, person])}
                replace
                preventScrollReset
                className={quiet}
              >
                <Plus aria-hidden="true" />
                <span className="visually-hidden">{`${words.add} ${person.fullName}`}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const quiet = buttonClass({ tone: 'quiet', isIcon: true })

interface PickedPeopleProps {
  picked: readonly Person[]
  withPeople: WithPeople
}

/** Who is picked, each with a link that takes them off again. */
export function PickedPeople({ picked, withPeople }: PickedPeopleProps) {
  return (
    <section aria-labelledby="share-picked">
      <h3 id="share-picked" className={styles.heading}>
        {words.picked}
      </h3>
      {picked.length === 0 && <p className={styles.nobody}>{words.nobodyPicked}</p>}
      <ShareDialog.List
        className={styles.list}
        aria-label={undefined}
        aria-labelledby="share-picked"
      >
        {(person) => (
          <ShareDialog.Item person={person} className={styles.person}>
            <ShareDialog.Card person={person} className={styles.card} />
            <ShareDialog.Remove asChild data-tone={undefined} aria-label={undefined}>
              <Link
                to={withPeople(picked.filter(({ personId }) => personId !== person.personId))}
                replace
                preventScrollReset
                className={quiet}
              >
                <X aria-hidden="true" />
                <span className="visually-hidden">{`${words.remove} ${person.fullName}`}</span>
              </Link>
            </ShareDialog.Remove>
          </ShareDialog.Item>
        )}
      </ShareDialog.List>
    </section>
  )
}
