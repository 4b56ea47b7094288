import { sentences } from '@holdpoint/api'
import { Menu, Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './bottom-bar.module.css'
import { PlaceCount } from './place-count.tsx'
import { fillPlace, type Place } from './places.ts'
import { words } from './shell.words.ts'
import type { MoreLinkProps } from './use-more.tsx'
import { usePlaces } from './use-places.ts'

/** The bar of a phone: never more than four places and More. On its side it stands at the left. */
export function BottomBar({ more }: { more: MoreLinkProps }) {
  const { places, isCurrent } = usePlaces()
  const inBar = places.filter(({ bar }) => bar !== undefined)
  return (
    <nav aria-label={words.places} className={styles.bar}>
      <ul>
        {inBar.filter(({ bar }) => bar === 'left').map(toItem)}
        <li>
          <Link to={fillPlace.to} className={styles.fill} preventScrollReset>
            <Plus aria-hidden="true" />
            {words.fill}
            <span className="visually-hidden">
              {sentences.myForms.fillForm.replace(/^Fill/, '')}
            </span>
          </Link>
        </li>
        {inBar.filter(({ bar }) => bar === 'right').map(toItem)}
        <li>
          <a
            {...more}
            className={styles.place}
            aria-current={inBar.some(isCurrent) ? undefined : 'true'}
          >
            <Menu aria-hidden="true" />
            {words.more}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function toItem(place: Place) {
  return <BarPlace key={place.to} place={place} />
}

function BarPlace({ place }: { place: Place }) {
  const { waiting, isCurrent } = usePlaces()
  return (
    <li>
      <Link
        to={place.to}
        className={styles.place}
        aria-current={isCurrent(place) ? 'page' : undefined}
      >
        <place.Icon aria-hidden="true" />
        {place.name}
        <PlaceCount count={waiting[place.to] ?? 0} className={styles.count} />
      </Link>
    </li>
  )
}
