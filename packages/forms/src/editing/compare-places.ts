import { headerLength, isSection } from '../structure.ts'
import { textOf } from '../text.ts'
import type { FormDefinition, Item } from '../types.ts'
import { compareWords as say } from './compare-words.ts'

/** An item with its place as people read it. */
export type PlaceOnPage = {
  readonly item: Item
  /** What it stands among, in an order of its own: the header, the top level or a section. */
  readonly run: string
  readonly told: string
}

/** Every item in page order, by what tells it apart in another version: its kind and its key. */
export function placesOf(definition: FormDefinition, lang: string): Map<string, PlaceOnPage> {
  const header = headerLength(definition)
  const idOf = (item: Item): string => `${isSection(item) ? 'section' : 'question'} ${item.key}`
  const entries = definition.items.flatMap((item, index): [string, PlaceOnPage][] => {
    const place =
      index < header
        ? { item, run: ':header', told: say.partOfHeader(index + 1) }
        : { item, run: ':top', told: say.partOfForm(index + 1 - header) }
    if (!isSection(item)) {
      return [[idOf(item), place]]
    }
    const title = textOf(item.title, lang)
    const inside = item.items.map((question, at): [string, PlaceOnPage] => [
      idOf(question),
      { item: question, run: item.key, told: say.partOfSection(at + 1, title) },
    ])
    return [[idOf(item), place], ...inside]
  })
  return new Map(entries)
}

type Places = ReadonlyMap<string, PlaceOnPage>

/** What stands elsewhere than it did: among other things, or in another order among the same. */
export function movedOf(before: Places, after: Places): ReadonlySet<string> {
  const places = new Map([...before.keys()].map((id, place) => [id, place]))
  const common = [...after].filter(([id]) => before.has(id))
  const runs = new Set(common.map(([, { run }]) => run))
  const stayed = [...runs].flatMap((run) =>
    longestRise(
      common
        .filter(([id, place]) => place.run === run && before.get(id)?.run === run)
        .map(([id]) => places.get(id) ?? 0),
    ),
  )
  const calm = new Set(stayed)
  return new Set(common.map(([id]) => id).filter((id) => !calm.has(places.get(id) ?? 0)))
}

// The most that can have stayed where it was, so that one question that is moved to the beginning is
// one change and not as many as there are questions.
function longestRise(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [index, number] of numbers.entries()) {
    const shorter = best
      .slice(0, index)
      .filter((rise) => (rise.at(-1) ?? -1) < number)
      .reduce<number[]>((longest, rise) => (rise.length > longest.length ? rise : longest), [])
    best.push([...shorter, number])
  }
  return best.reduce<number[]>(
    (longest, rise) => (rise.length > longest.length ? rise : longest),
    [],
  )
}
