import { Form, useNavigate } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Search } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './all-places.module.css'
import { Face } from './face.tsx'
import { words } from './all-places.words.ts'
import { foundGroups } from './found-groups.ts'
import { PlaceCount } from './place-count.tsx'
import type { PlaceGroup } from './places.ts'
import { useRootData } from './root-data.ts'
import { words as shellWords } from './shell.words.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { usePlaces } from './use-places.ts'

interface AllPlacesProps {
  /** What the address searches for. */
  searched: string
  /** A sheet over a page, whose search narrows while it is typed. */
  isSheet?: boolean
}

/** Every place of this person: the search first, then the groups, then the person and the theme. */
export function AllPlaces({ searched, isSheet = false }: AllPlacesProps) {
  const [typed, setTyped] = useState(searched)
  const navigate = useNavigate()
  const { groups } = usePlaces()
  const found = foundGroups(groups, typed)
  const [first] = found.flatMap(({ places }) => places)
  // A sheet has a heading of its own above them.
  const Heading = isSheet ? 'h3' : 'h2'

  // What is found shows already; Enter goes to the first of it.
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (first !== undefined && typed.trim() !== '') {
      navigate(first.to)
    }
  }

  return (
    <div className={styles.all}>
      <form action={paths.places()} role="search" className={styles.find} onSubmit={onSubmit}>
        <label>
          <span className="visually-hidden">{words.find}</span>
          <Search aria-hidden="true" />
          <input
            type="search"
            name="words"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={words.find}
            autoComplete="off"
            {...(isSheet && hasKeyboard() && { 'data-hp-focus': '' })}
          />
        </label>
        <Button className={styles.search}>{words.search}</Button>
      </form>
      <p role="status" className={styles.none}>
        {found.length === 0 && words.none(typed.trim())}
      </p>
      {found.map(({ name, places }) => (
        <section key={name} aria-labelledby={`all-${name}`}>
          <Heading id={`all-${name}`}>{name}</Heading>
          <PlaceTiles places={places} />
        </section>
      ))}
      <PersonFoot />
    </div>
  )
}

function PlaceTiles({ places }: Pick<PlaceGroup, 'places'>) {
  const { waiting, isCurrent } = usePlaces()
  return (
    <ul className={styles.tiles}>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} aria-current={isCurrent(place) ? 'page' : undefined}>
            <place.Icon aria-hidden="true" />
            {place.name}
            <PlaceCount count={waiting[place.to] ?? 0} className={styles.count} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function PersonFoot() {
  const root = useRootData()
  return (
    <div className={styles.foot}>
      <Face name={root?.person?.name ?? ''} />
      <div className={styles.who}>
        <b>{root?.person?.name}</b>
        {root?.person && <Link to={paths.employee(root.person.id)}>{shellWords.profile}</Link>}
        <Form method="post" action={paths.logout()}>
          <FormKey value={root?.formKey ?? ''} />
          <button type="submit">{shellWords.signOut}</button>
        </Form>
      </div>
      <ThemeSwitch ground="plain" />
    </div>
  )
}

/** On a phone the keys of the screen would cover the places. */
function hasKeyboard(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(pointer: fine)').matches
}
