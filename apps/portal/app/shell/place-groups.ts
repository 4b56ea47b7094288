import type { Place, PlaceGroup } from './places.ts'

// Which places a person sees, and which of them where there is less room.

/** How many wait for the person who asks, by the address of the place. */
export type Waiting = Readonly<Record<string, number>>

/** The groups with the places that these keys open; a group without any goes with its name. */
export function shownGroups(
  groups: readonly PlaceGroup[],
  held: readonly string[],
): readonly PlaceGroup[] {
  const isShown = ({ keys }: Place) => keys === undefined || keys.some((key) => held.includes(key))
  return groups
    .map((group) => ({ ...group, places: group.places.filter(isShown) }))
    .filter(({ places }) => places.length > 0)
}

const six = 6

/** The places that stay beside More: the six that come first, or the next ones in their stead. */
export function firstPlaces(places: readonly Place[]): readonly Place[] {
  // More takes a row as well: seven places need no More.
  if (places.length <= six + 1) {
    return places
  }
  const ranked = [
    ...places.filter(({ isFirst }) => isFirst === true),
    ...places.filter(({ isFirst }) => isFirst !== true),
  ].slice(0, six)
  return places.filter((place) => ranked.includes(place))
}

/** How high a rail is, in three steps that the style sheet knows. */
export function railLength(rows: number): 'short' | 'middle' | 'long' {
  return rows <= six + 1 ? 'short' : rows <= 11 ? 'middle' : 'long'
}

/** What waits in some places together. */
export function waitingIn(places: readonly Place[], waiting: Waiting): number {
  return places.reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0)
}

/** Tells whether an address lies in a place. */
export function isWithin({ covers }: Pick<Place, 'covers'>, pathname: string): boolean {
  return covers.some((start) => pathname === start || (start !== '/' && pathname.startsWith(start)))
}
