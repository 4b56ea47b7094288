import type { Place, PlaceGroup } from './places.ts'

/** The groups with the places whose name, or whose group's name, holds every word. */
export function foundGroups(
  groups: readonly PlaceGroup[],
  searched: string,
): readonly PlaceGroup[] {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (group: string, { name }: Place) => {
    const text = `${name} ${group}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter((place) => isFound(group.name, place)),
    }))
    .filter(({ places }) => places.length > 0)
}
