import { holdsTerm, searchTerms } from '@holdpoint/api/vocabulary'
import type { Place, PlaceGroup } from './places.ts'

/** The groups with the places whose name, or whose group's name, holds every word. */
export function foundGroups(
  groups: readonly PlaceGroup[],
  searched: string,
): readonly PlaceGroup[] {
  const terms = searchTerms(searched)
  const isFound = (group: string, { name }: Place) =>
    terms.every((term) => holdsTerm(`${name} ${group}`, term))
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter((place) => isFound(group.name, place)),
    }))
    .filter(({ places }) => places.length > 0)
}
