import { useEffect, useRef } from 'react'
import type { Person } from '@holdpoint/api'
import { UserCard } from '@holdpoint/widgets/user-card'
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
            <PersonCard person={person} />
            {ids.has(person.personId) ? (
              <p className={styles.already}>{words.duplicate}</p>
            ) : (
              <Link
                to={withPeople([...picked, person])}
                replace
                preventScrollReset
                className={buttonClass({ tone: 'quiet', isIcon: true })}
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

interface PickedPeopleProps {
  picked: readonly Person[]
  withPeople: WithPeople
}

/** Who is picked, each with a link that takes them off again. */
export function PickedPeople({ picked, withPeople }: PickedPeopleProps) {
  const box = useRef<HTMLElement>(null)
  const pressed = useRef<number>()

  // Who is taken off leaves the focus to the next one, and the last one to the search.
  useEffect(() => {
    const place = pressed.current
    pressed.current = undefined
    if (place !== undefined) {
      const left = box.current?.querySelectorAll<HTMLElement>('a')
      const next = left?.item(Math.min(place, left.length - 1))
      const field = box.current?.closest('dialog')?.querySelector<HTMLElement>('[data-hp-focus]')
      ;(next ?? field)?.focus()
    }
  }, [picked])

  return (
    <section aria-labelledby="share-picked" ref={box}>
      <h3 id="share-picked" className={styles.heading}>
        {words.picked}
      </h3>
      {picked.length === 0 ? (
        <p className={styles.nobody}>{words.nobodyPicked}</p>
      ) : (
        <ul className={styles.list} aria-labelledby="share-picked">
          {picked.map((person, place) => (
            <li key={person.personId} className={styles.person}>
              <PersonCard person={person} />
              <Link
                to={withPeople(picked.filter((one) => one !== person))}
                replace
                preventScrollReset
                className={buttonClass({ tone: 'quiet', isIcon: true })}
                onClick={() => (pressed.current = place)}
              >
                <X aria-hidden="true" />
                <span className="visually-hidden">{`${words.remove} ${person.fullName}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PersonCard({
  person: { fullName, profileImage, employeeTitle, isSSE },
}: {
  person: Person
}) {
  return (
    <UserCard.Root className={styles.card}>
      <UserCard.Picture src={profileImage} name={fullName} />
      <UserCard.Name>{fullName}</UserCard.Name>
      {isSSE && <UserCard.SseBadge />}
      {employeeTitle !== null && <UserCard.Title>{employeeTitle}</UserCard.Title>}
    </UserCard.Root>
  )
}
