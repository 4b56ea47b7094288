import { ChevronRight, Menu } from '../ui/icons.ts'
import { BrandMark } from '../ui/brand.tsx'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { firstPlaces, railLength, waitingIn } from './place-groups.ts'
import { PlaceCount } from './place-count.tsx'
import type { Place, PlaceGroup } from './places.ts'
import styles from './rail.module.css'
import { words } from './shell.words.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import type { MoreLinkProps } from './use-more.tsx'
import { usePlaces } from './use-places.ts'

interface RailProps {
  more: MoreLinkProps
  /** A form has no head, in which the switch stands otherwise. */
  hasTheme: boolean
}

/**
 * The places at the left edge. It never scrolls: as the window gets lower, the names of the groups
 * go, then the last groups fold, then six places and More remain. All of it is the style sheet's.
 */
export function Rail({ more, hasTheme }: RailProps) {
  const { inRail, places, groups, isCurrent } = usePlaces()
  const first = firstPlaces(places)
  const isCut = first.length < places.length || inRail.length < groups.length
  const [home] = places
  return (
    <aside aria-label="Holdpoint" className={styles.rail} data-length={railLength(places.length)}>
      <Link to={home?.to ?? '/'} className={styles.brand}>
        <BrandMark />
        <span>Holdpoint</span>
      </Link>
      <nav aria-label={words.places} className={styles.places}>
        {inRail.map((group) => (
          <RailGroup key={group.name} group={group} first={first} />
        ))}
        {isCut && (
          <a
            {...more}
            className={classNames(styles.row, styles.more)}
            aria-current={first.some(isCurrent) ? undefined : 'true'}
          >
            <Menu aria-hidden="true" />
            {words.more}
          </a>
        )}
      </nav>
      {hasTheme && (
        <div className={styles.theme}>
          <ThemeSwitch ground="guide" />
        </div>
      )}
    </aside>
  )
}

interface RailGroupProps {
  group: PlaceGroup
  first: readonly Place[]
}

/** The list of a group that folds is a popover: where its row shows, it opens beside it. */
function RailGroup({ group: { name, places, folds }, first }: RailGroupProps) {
  const { waiting, isCurrent } = usePlaces()
  const [head] = places
  const id = `places-${name.toLowerCase()}`
  const isFolding = folds === true && places.length > 1
  return (
    <div className={classNames(styles.group, isFolding && styles.folds)}>
      <p className={styles.name} id={`${id}-name`}>
        {name}
      </p>
      {isFolding && head !== undefined && (
        <button
          type="button"
          className={classNames(styles.row, styles.fold)}
          aria-current={places.some(isCurrent) ? 'true' : undefined}
          {...{ popovertarget: id }}
        >
          <head.Icon aria-hidden="true" />
          {name}
          <PlaceCount count={waitingIn(places, waiting)} className={styles.count} />
          <ChevronRight aria-hidden="true" />
        </button>
      )}
      <ul
        id={id}
        className={styles.list}
        aria-labelledby={`${id}-name`}
        {...(isFolding && {
          popover: 'auto',
          onClick: (event) => event.currentTarget.hidePopover(),
        })}
      >
        {places.map((place) => (
          <li key={place.to} className={first.includes(place) ? undefined : styles.rest}>
            <Link
              to={place.to}
              className={styles.row}
              aria-current={isCurrent(place) ? 'page' : undefined}
            >
              <place.Icon aria-hidden="true" />
              {place.name}
              <PlaceCount count={waiting[place.to] ?? 0} className={styles.count} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
